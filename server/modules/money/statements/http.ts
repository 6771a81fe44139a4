import { ORPCError } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findLanguage, languageOf } from "#domain/operations/storefronts/reader.ts";
import { translateIn } from "#modules/operations/storefronts/index.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { encodeCallError } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { sellerOf, sendDocument } from "../documents/index.ts";
import { statementAsCsv, statementDocument } from "./statement-files.ts";
import { statementPath } from "./statement-path.ts";
import { ownStatement } from "./statements.ts";

interface Options {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

interface StatementRoute {
  Params: { month: string };
  Querystring: { locale?: string };
}

/** The statements of one's own company; those of others are not found (T059, T065). */
export function registerStatementRoutes(scope: FastifyInstance, { contextFor }: Options): void {
  scope.get<StatementRoute>(statementPath(":month", "pdf"), async (request, reply) => {
    const context = await contextFor(request, reply);
    return sendDocument(request, reply, async () => {
      const { month } = request.params;
      const { company, statement } = await ownStatement(context, month);
      const { storefront } = context;
      const seller = await sellerOf(context.db, storefront);
      const document = statementDocument(
        statement,
        { storefront, seller, company },
        await translateFor(context, request.query),
      );
      return { paper: "statement", number: month, issuedAt: new Date(), document };
    });
  });

  scope.get<StatementRoute>(statementPath(":month", "csv"), async (request, reply) => {
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
      .send(statementAsCsv(found.statement, await translateFor(context, request.query)));
  });
}

/** In the language of the requesting page, or of the reader's account. */
async function translateFor(context: CallContext, { locale }: StatementRoute["Querystring"]) {
  const { db, storefront } = context;
  const asked = findLanguage(storefront, locale);
  const { iso_code: language } =
    asked ?? languageOf(storefront, (await findRecipient(db, signedIn(context).id))?.languageId);
  return translateIn({ storefront, language });
}
