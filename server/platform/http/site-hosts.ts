import type { FastifyInstance } from "fastify";
import type { HostMatch } from "#domain/operations/storefronts/profile.ts";
import { sendPlainPage } from "./plain-page.ts";
import { hostName } from "./request-checks.ts";

declare module "fastify" {
  interface FastifyRequest {
    site: HostMatch;
  }
}

/** Finds the storefront by host for every route of this scope (REGION-01). */
export function resolveSiteByHost(scope: FastifyInstance, find: (host: string) => HostMatch | null): void {
  scope.decorateRequest("site");
  scope.addHook("onRequest", (request, reply, done) => {
    // Fastify reads X-Forwarded-Host here only when the peer is a trusted proxy.
    const host = hostName(request.host);
    const site = host === null ? null : find(host);
    if (!site) {
      sendPlainPage(reply, host === null ? 400 : 421);
      return;
    }
    request.site = site;
    done();
  });
}
