import type { FastifyInstance } from "fastify";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { translateFor } from "#i18n/messages.ts";
import type { Database } from "#platform/database/open-database.ts";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { unsubscribe } from "./newsletter.ts";

interface Query {
  token?: unknown;
}

/**
 * RFC 8058: a mail program posts to the address of the unsubscribe page, without cookies and without an origin. The
 * token in the address authorises the request; a GET only shows the page (T040).
 */
export function registerMarketingRoutes(scope: FastifyInstance, { db }: { db: Database }): void {
  const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
  scope.addContentTypeParser(forms, { parseAs: "string" }, (_request, body, done) => done(null, body));
  scope.post<{ Params: { locale: string }; Querystring: Query; Body: unknown }>(
    "/:locale/newsletter/unsubscribe",
    async (request, reply) => {
      const { token } = request.query;
      const language = LANGUAGES.find((known) => known === request.params.locale);
      if (!language) return sendPlainPage(reply, 404);
      const isOneClick = typeof request.body === "string" && request.body.includes("One-Click");
      if (!isOneClick || typeof token !== "string") return sendPlainPage(reply, 400);
      const storefrontCode = request.site.storefront.code;
      const isDone = await unsubscribe(db, { storefrontCode, token, now: new Date() });
      if (!isDone) return sendPlainPage(reply, 404);
      const words = translateFor(request.site.storefront, language)("newsletter.unsubscribe.done");
      return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(words);
    },
  );
}
