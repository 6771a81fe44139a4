import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { sendDocument } from "../documents/index.ts";
import { INVOICE_DOCUMENTS } from "./document-path.ts";
import { ownInvoice } from "./views/own-invoices.ts";

interface Options {
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The documents of one's own invoices; those of others are not found (T059, T061). */
export function registerInvoiceRoutes(scope: FastifyInstance, { contextFor }: Options): void {
  scope.get<{ Params: { slug: string } }>(`${INVOICE_DOCUMENTS}:slug/invoice.pdf`, async (request, reply) => {
    const context = await contextFor(request, reply);
    return sendDocument(request, reply, async () => {
      const { id, issuedAt, document } = await ownInvoice(context, request.params.slug);
      if (!document) throw refuse("not_found");
      return { paper: "invoice", number: numberOf("invoice", id), issuedAt, document };
    });
  });
}
