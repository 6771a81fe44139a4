import { ORPCError } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { encodeCallError } from "../../platform/calls/call-errors.ts";
import { sellerOf, sendDocument } from "../documents/index.ts";
import { translateIn } from "../storefronts/index.ts";
import { statementAsCsv, statementDocument } from "./statement-files.ts";
import { statementPath } from "./statement-path.ts";
import { ownStatement } from "./statements.ts";

interface Options {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The statements of one's own company; those of others are as good as none (T059, T065). */
export function registerStatementRoutes(scope: FastifyInstance, { contextFor }: Options): void {
  scope.get<{ Params: { month: string } }>(statementPath(":month", "pdf"), async (request, reply) => {
    const context = await contextFor(request, reply);
    return sendDocument(request, reply, async () => {
      const { month } = request.params;
      const { company, statement } = await ownStatement(context, month);
      const { storefront } = context;
      const seller = await sellerOf(context.db, storefront);
      const document = statementDocument(statement, { storefront, seller, company }, translateFor(context));
      return { number: `statement-${month}`, issuedAt: new Date(), document };
    });
  });

  scope.get<{ Params: { month: string } }>(statementPath(":month", "csv"), async (request, reply) => {
    const context = await contextFor(request, reply);
    reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
    const found = await ownStatement(context, request.params.month).catch((error: unknown) => {
      if (error instanceof ORPCError) return error;
      throw error;
    });
    if (found instanceof ORPCError) return reply.code(found.status).send(encodeCallError(found, request.id));
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="statement-${request.params.month}.csv"`)
      .send(statementAsCsv(found.statement, translateFor(context)));
  });
}

/** In the language of the storefront: every member gets the same file. */
const translateFor = ({ storefront, hostDefaultLanguage }: CallContext) =>
  translateIn({ storefront, language: hostDefaultLanguage });
