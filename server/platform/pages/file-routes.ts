import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { BARE_CSP } from "../http/security-headers.ts";

interface Options {
  clientDir: string;
  buildId: string;
}

/** The build's files, cached for ever because their names change with them, and the id of the newest build, never cached (BUILD-01). */
export function registerFileRoutes(scope: FastifyInstance, { clientDir, buildId }: Options): void {
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
  scope.post("/csp-report", (request, reply) => {
    request.log.warn({ report: String(request.body).slice(0, 2_000) }, "a page tried to load what its policy forbids");
    return reply.code(204).send();
  });
}
