import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { BARE_CSP } from "../http/security-headers.ts";
import type { CallLimiter } from "../limits/limited-calls.ts";
import { networkOf } from "../limits/network-of.ts";

interface Options {
  limiter: CallLimiter;
  clientDir: string;
  buildId: string;
}

/** The build's files, cached for ever because their names change with them, and the id of the newest build, never cached (BUILD-01). */
export function registerFileRoutes(scope: FastifyInstance, { clientDir, buildId, limiter }: Options): void {
  scope.register(fastifyStatic, {
    root: join(clientDir, "assets"),
    prefix: "/assets/",
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: true,
    immutable: true,
    maxAge: "365d",
    setHeaders: (reply) => reply.header("content-security-policy", BARE_CSP),
  });

  scope.get("/builds/latest.json", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ id: buildId }),
  );

  scope.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string", bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  );
  scope.post("/csp-report", async (request, reply) => {
    const waitSeconds = await secondsToWait(limiter, request.ip);
    if (waitSeconds > 0) return reply.code(429).header("retry-after", String(waitSeconds)).send();
    request.log.warn({ report: String(request.body).slice(0, 2_000) }, "a page tried to load what its policy forbids");
    return reply.code(204).send();
  });
}

/** Anybody can send reports, and each is a line of the log (T124). */
async function secondsToWait({ limits, counts }: CallLimiter, address: string | undefined): Promise<number> {
  if (limits === null) return 0;
  const limit = limits.calls["errors-network"];
  return counts.count([{ action: "policy-reports-network", subject: networkOf(address), limit }]);
}
