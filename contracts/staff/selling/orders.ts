import { z } from "zod";
import { extras } from "#contracts/extras.ts";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { ORDER_EVENTS, ORDER_STATES } from "#domain/selling/orders/order-states.ts";

const area = "orders";
const number = z.string().max(20).meta({ description: "as people say it: OR12" });
const orderQueueInput = listInput({
  filters: {
    state: anyOf(z.enum(ORDER_STATES)),
    placed_at: timeRange,
    total: amountRange,
    search: searchIn("a number or an email address"),
    ids,
  },
  sorts: ["-placed_at", "placed_at"],
});
export type OrderQueueRequest = z.infer<typeof orderQueueInput>;

const moved = movedTo(ORDER_STATES);

export const orders = {
  list: defineStaffCall({
    method: "POST",
    path: "/orders/list",
    permission: "orders.read",
    effect: "read",
    area,
    summary: "The orders of the member's storefronts, with the events that are possible for each",
  })
    .input(orderQueueInput)
    .output(
      listOutput(
        z.object({
          number,
          storefront: z.string(),
          state: z.enum(ORDER_STATES),
          placed_at: z.iso.datetime(),
          total: z.object({ amount, currency: z.string() }),
          pieces: z.int(),
          courier: z.string(),
          extras: extras.nullable().meta({ description: "what the buyer added, for who packs and labels it" }),
          tracking_number: z.string().nullable(),
          next_events: z.array(z.enum(ORDER_EVENTS)),
        }),
      ),
    ),

  move: defineStaffCall({
    method: "POST",
    path: "/orders/move",
    permission: "orders.write",
    effect: "write",
    area,
    refusals: ["conflict"],
    summary: "Moves an order on; a step that its state does not allow is a conflict. Money is refunded by another call",
  })
    .input(
      z.object({
        number,
        event: z.enum(ORDER_EVENTS).exclude(["refund", "refund_partly"]),
        note: z.string().max(500).optional(),
        tracking_number: z.string().max(60).optional(),
        location: z.string().max(100).optional(),
      }),
    )
    .output(moved),

  refund: defineStaffCall({
    method: "POST",
    path: "/orders/refund",
    permission: "orders.refund",
    effect: "write",
    stepUp: true,
    approval: "refund",
    area,
    refusals: ["conflict"],
    summary: "Refunds everything that was paid for an order; its state follows when the money has been refunded",
  })
    .input(z.object({ number, reason: z.string().min(3).max(500) }))
    .output(moved),
};
