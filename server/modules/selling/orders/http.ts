import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendDocument } from "#modules/money/documents/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { invoiceDocument } from "./invoice/invoice-document.ts";
import { ORDER_DOCUMENTS } from "./invoice/invoice-path.ts";
import type { OrderDeps } from "./orders.ts";

interface Options {
  directory: OrderDeps["directory"];
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The invoices of one's own orders; those of others are as good as none (T059, T061). */
export function registerOrderRoutes(scope: FastifyInstance, { directory, contextFor }: Options): void {
  scope.get<{ Params: { slug: string } }>(`${ORDER_DOCUMENTS}:slug/invoice.pdf`, async (request, reply) => {
    const context = await contextFor(request, reply);
    return sendDocument(request, reply, async () => ({
      paper: "order-invoice",
      ...(await invoiceDocument({ directory }, context, request.params.slug)),
    }));
  });
}
