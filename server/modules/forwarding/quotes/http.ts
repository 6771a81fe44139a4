import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendDocument } from "#modules/money/documents/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { QUOTE_DOCUMENTS } from "./papers/quote-paper.ts";
import type { Quotes } from "./quotes.ts";

interface Options {
  quotes: Pick<Quotes, "ownPaper">;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The invoices of paid quotes, for their owners; invoices of others are not found (T059). */
export function registerQuoteRoutes(scope: FastifyInstance, { quotes, contextFor }: Options): void {
  scope.get<{ Params: { slug: string } }>(`${QUOTE_DOCUMENTS}:slug/invoice.pdf`, async (request, reply) => {
    const context = await contextFor(request, reply);
    return sendDocument(request, reply, async () => ({
      paper: "quote-invoice",
      ...(await quotes.ownPaper(context, request.params.slug)),
    }));
  });
}
