import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext } from "#platform/calls/call-context.ts";
import { errorBody } from "#platform/calls/call-errors.ts";
import type { Identity } from "./identity.ts";
import { EXPORT_PATH } from "./personal-data/calls.ts";

interface Options {
  identity: Pick<Identity, "openExport">;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The archive of a user's data: the link expires and works in the user's own session only (T129). */
export function registerIdentityRoutes(scope: FastifyInstance, { identity, contextFor }: Options): void {
  scope.get<{ Params: { token: string } }>(`${EXPORT_PATH}:token`, async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const archive = await identity.openExport(await contextFor(request, reply), request.params.token);
    if (!archive) return reply.code(404).send(errorBody("not_found", request.id));
    return reply
      .header("content-type", "application/zip")
      .header("content-disposition", 'attachment; filename="my-data.zip"')
      .send(archive);
  });
}
