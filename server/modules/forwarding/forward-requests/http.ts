import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PAPER_KINDS } from "#domain/forwarding/forward-requests/request-papers.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { sendDocument } from "#modules/money/documents/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Forwarding } from "./forwarding.ts";
import { FORWARD_DOCUMENTS, PAPER_FILES } from "./papers/paper-path.ts";
import { findOwn } from "./request-store.ts";

const PAPERS = { invoice: "request-invoice", customs: "customs-invoice" } as const;

interface Options {
  forwarding: Pick<Forwarding, "paperOf">;
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The papers of the caller's own requests; papers of others are not found (T059). */
export function registerForwardingRoutes(scope: FastifyInstance, { forwarding, contextFor }: Options): void {
  for (const kind of PAPER_KINDS)
    scope.get<{ Params: { slug: string } }>(
      `${FORWARD_DOCUMENTS}:slug/${PAPER_FILES[kind]}`,
      async (request, reply) => {
        const context = await contextFor(request, reply);
        return sendDocument(request, reply, async () => {
          const own = await findOwn(context, request.params.slug);
          const paper = await forwarding.paperOf(context.db, own, kind);
          if (!paper) throw refuse("not_found");
          return { paper: PAPERS[kind], number: orderNumber("forward_request", own.id), ...paper };
        });
      },
    );
}
