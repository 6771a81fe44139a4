import type { FastifyInstance } from "fastify";
import { sendPlainPage } from "#platform/http/plain-page.ts";
import type { IndexNow } from "./index-now.ts";

/** The file by which search engines know that a storefront itself sends its addresses. */
export function registerIndexNowRoutes(scope: FastifyInstance, { indexNow }: { indexNow: IndexNow }): void {
  scope.get<{ Params: { key: string } }>("/:key(^[0-9a-f]{32}).txt", (request, reply) => {
    const key = indexNow.keyOf(request.site.storefront);
    if (key === null || request.params.key !== key) return sendPlainPage(reply, 404);
    return reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(key);
  });
}
