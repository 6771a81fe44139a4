import { ORPCError } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { encodeCallError } from "../../platform/calls/call-errors.ts";
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
    reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
    const context = await contextFor(request, reply);
    const invoice = await invoiceDocument({ directory }, context, request.params.slug).catch(refusalOf);
    if (invoice instanceof ORPCError) return reply.code(invoice.status).send(encodeCallError(invoice, request.id));
    return reply
      .header("content-type", "application/pdf")
      .header("content-disposition", `inline; filename="${invoice.fileName}"`)
      .send(invoice.pdf);
  });
}

function refusalOf(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error;
  throw error;
}
