import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import { BARE_CSP } from "#platform/http/security-headers.ts";

/** The application's own files and calls, and nothing else. */
const BACKOFFICE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Back office</title></head><body><main><h1>The back office is not built</h1><p>Run <code>npm run build</code>. The staff calls under /api work without it.</p></main></body></html>`;

/** The built back office: one page for every address of the application, and its files. */
export function registerBackofficeRoutes(scope: FastifyInstance, { buildDir }: { buildDir: string }): void {
  scope.register(fastifyStatic, {
    root: join(buildDir, "assets"),
    prefix: "/assets/",
    index: false,
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
    setHeaders: (reply) => reply.header("content-security-policy", BARE_CSP),
  });
  scope.get("/*", async (request, reply) => {
    if (namesFile(request.url)) return sendPlainPage(reply, 404);
    const page = await readFile(join(buildDir, "index.html"), "utf8").catch(() => null);
    return page === null ? sendPage(reply.code(503), NOT_BUILT) : sendPage(reply, page);
  });
}

/** Addresses of the application have no dot; files that are not there must not be answered with its page. */
const namesFile = (url: string) => url.split("?", 1)[0]?.includes(".") ?? false;

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", BACKOFFICE_CSP)
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex")
    .send(html);
