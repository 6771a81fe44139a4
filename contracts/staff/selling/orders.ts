import { z } from "zod";
import { extras } from "#contracts/extras.ts";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { attempts } from "#contracts/staff/money/attempt.ts";
import { ROW_KINDS, timelineEntry, timelineOf } from "#contracts/staff/timeline.ts";
import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";
import { ORDER_PAYMENTS } from "#domain/selling/orders/order-payment.ts";
import { ORDER_EVENTS, ORDER_STATES } from "#domain/selling/orders/order-states.ts";

const area = "orders";
const number = z.string().max(20).meta({ description: "as people say it: OR12" });
const orderQueueInput = listInput({
  filters: {
    state: anyOf(z.enum(ORDER_STATES)),
    storefront: anyOf(z.string().max(20)),
    method: anyOf(z.enum(SHIPPING_METHODS)),
    placed_at: timeRange,
    total: amountRange,
    search: searchIn("a number or an email address"),
    ids,
  },
  sorts: ["-placed_at", "placed_at"],
});
export type OrderQueueRequest = z.infer<typeof orderQueueInput>;

const row = z.object({
  number,
  storefront: z.string(),
  state: z.enum(ORDER_STATES),
  placed_at: z.iso.datetime(),
  customer: z.string().meta({ description: "the name on its address; empty once the customer is erased" }),
  is_guest: z.boolean(),
  method: z.enum(SHIPPING_METHODS),
  payment: z.enum(ORDER_PAYMENTS),
  total: z.object({ amount, currency: z.string() }),
  pieces: z.int(),
  courier: z.string(),
  extras: extras.nullable().meta({ description: "what the buyer added, for who packs and labels it" }),
  tracking_number: z.string().nullable(),
  next_events: z.array(z.enum(ORDER_EVENTS)),
});

const line = z.object({
  position: z.int(),
  name: z.string(),
  variant: z.string().meta({ description: "the choices in words, such as: Storm blue · EU 42" }),
  sku: z.string(),
  quantity: z.int(),
  unit_price: amount,
  total: amount,
  image: z.string().nullable(),
});

const amounts = z.object({
  subtotal: amount,
  shipping: amount,
  shipping_discount: amount,
  delivery: amount,
  promotion_discount: amount,
  payment_fee: amount,
  total: amount,
  tax: amount.meta({ description: "contained in the total" }),
  tax_percent: z.number(),
});

const delivery = z.object({
  courier: z.string(),
  pickup_point: z.object({ name: z.string(), address: z.string() }).nullable(),
  arrives_from: z.iso.date().nullable(),
  arrives_to: z.iso.date().nullable(),
  country: z.string().meta({ description: "its ISO code" }),
  city: z.string(),
  zip: z.string(),
  street: z.string().meta({ description: "masked" }),
  phone: z.string().meta({ description: "masked" }),
  email: z.string().meta({ description: "masked" }),
  ...extras.shape,
});

const entry = timelineEntry([...ROW_KINDS, "tracking", "payment", "refund"]).extend({
  location: z.string().nullable(),
});

const order = row.extend({
  lines: z.array(line),
  amounts,
  delivery,
  payments: attempts,
  invoice: z.string().nullable().meta({ description: "its number" }),
  timeline: timelineOf(entry),
});
export type StaffOrder = z.infer<typeof order>;

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
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/orders/get",
    permission: "orders.read",
    effect: "read",
    area,
    summary: "One order with its goods, its price, its delivery, its payments and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(order),

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
