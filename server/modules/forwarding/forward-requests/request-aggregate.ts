import { REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import type { RequestEvent } from "#domain/forwarding/forward-requests/request-states.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import type { Move } from "#platform/state/move-state.ts";
import { quoteRequestMoved } from "./events.ts";
import { type EffectDeps, REQUEST_EFFECT } from "./request-effects.ts";
import { isOwnSlug } from "./request-store.ts";
import { forwardRequests } from "./tables.ts";

export type RequestRow = typeof forwardRequests.$inferSelect;
export type RequestMove = Move<RequestEvent, typeof forwardRequests>;

/** A request is locked before its parcels. Its own are those that the caller may act for. */
export const requestAggregate = defineAggregate({
  machine: REQUEST_MACHINE,
  table: forwardRequests,
  prefix: "forward_request",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  warehouseOf: ({ warehouseId }) => warehouseId,
  isOwn: (context, slug) => isOwnSlug(context, slug, "act"),
  effects: (deps: EffectDeps, tx, { name, row, occasion, details }) =>
    REQUEST_EFFECT.enqueue(deps, tx, { name, requestId: row.id, occasion, amount: Number(details.refunded ?? 0) }),
  async moved(deps, tx, { quoteId, state }) {
    if (quoteId !== null) await deps.events.publish(tx, quoteRequestMoved, { quoteId, state });
  },
});
