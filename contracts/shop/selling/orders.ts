import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { extras } from "#contracts/extras.ts";
import { id } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { lineSnapshot } from "#contracts/shop/catalogue/line-snapshot.ts";
import { shippingMethod } from "#contracts/shop/forwarding/freight.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";
import { ORDER_ACTIONS } from "#domain/selling/orders/order-actions.ts";
import { ORDER_FILTERS } from "#domain/selling/orders/order-filter.ts";
import { ORDER_KINDS, STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import { ORDER_STATES } from "#domain/selling/orders/order-states.ts";
import { ORDER_TABS } from "#domain/selling/orders/order-tab.ts";
import { slugText } from "./checkout.ts";
import { deliveryAddress } from "./checkout-data.ts";
import { pickupPoint } from "./delivery.ts";

const MAX_SEARCH = 100;

const order = z.object({
  kind: z.enum(ORDER_KINDS),
  number: z.string().meta({ description: "OR…, QU…, FR… or IN…" }),
  /** In the address of its page. */
  slug: z.string(),
  created_at: z.iso.datetime(),
  status: z.string(),
  /** The message that names the status. */
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  total: z
    .object({ amount, currency: z.string() })
    .nullable()
    .meta({ description: "none before there is a price; of a quote that nobody accepted, the least of its last one" }),
  is_unpaid: z.boolean(),
  actions: z.array(z.enum(ORDER_ACTIONS)),
  /** The deadline of its payment. */
  expires_at: z.iso.datetime().nullable(),
  invoice_url: z.string().nullable(),
  /** The first few lines; `lines_total` counts them all. */
  lines: z.array(z.object({ name: z.string(), image: z.string().nullable(), quantity: z.int() })),
  lines_total: z.int(),
  /** The sentence that says what comes next. */
  next_step: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
});

export type OrderListItem = z.infer<typeof order>;

export const step = z.object({
  name_key: z.string(),
  state: z.enum(["done", "current", "ahead"]),
  /** When it happened, or is expected to. */
  day: z.iso.date().nullable(),
  last_day: z.iso.date().nullable().meta({ description: "of an expected step that may take several days" }),
});

export const timelineEntry = z.object({
  key: z.string().meta({ description: "the message that names it" }),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.iso.datetime(),
  location: z.string().nullable(),
  icon: z.enum([
    "placed",
    "paid",
    "processing",
    "packed",
    "moving",
    "arrived",
    "customs",
    "courier",
    "delivered",
    "stopped",
  ]),
});

const orderDetails = z.object({
  number: z.string(),
  slug: z.string(),
  /** Others who know the address see the lines and the status, and nothing personal (T062). */
  is_owner: z.boolean(),
  is_guest: z.boolean(),
  placed_at: z.iso.datetime(),
  state: z.enum(ORDER_STATES),
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  /** The sentence that says what comes next, and whether the customer must act. */
  next_step: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  shipping_method: shippingMethod,
  arrives_from: z.iso.date().nullable(),
  arrives_to: z.iso.date().nullable(),
  tracking_number: z.string().nullable(),
  steps: z.array(step),
  /** The newest first. */
  timeline: z.array(timelineEntry),
  currency: z.string(),
  lines: z.array(lineSnapshot.omit({ product_id: true, category: true }).extend({ unit_price: amount, total: amount })),
  totals: z.object({
    subtotal: amount,
    shipping: amount,
    shipping_discount: amount,
    delivery: amount,
    promotion_discount: amount,
    payment_fee: amount,
    total: amount,
    tax: amount.meta({ description: "contained in the total" }),
    tax_percent: z.number(),
  }),
  promotion_code: z.string().nullable(),
  payments: z.array(
    z.object({ payment_processor_id: z.literal(PROVIDER_IDS), amount, refunded: amount, paid_at: z.iso.datetime() }),
  ),
  courier: z.object({ name: z.string(), delivery_type: z.enum(["pickup", "door"]) }),
  pickup_point: pickupPoint.nullable(),
  address: deliveryAddress.nullable(),
  extras: extras.nullable(),
  email: z.string().nullable(),
  /** The deadline of its payment. */
  expires_at: z.iso.datetime().nullable(),
  can_pay: z.boolean(),
  can_cancel: z.boolean(),
  can_claim: z.boolean().meta({ description: "that something is wrong with it" }),
  can_withdraw: z.boolean().meta({ description: "from the contract, until 14 days after the delivery" }),
  /** Where its invoice can be fetched, once there is one. */
  invoice_url: z.string().nullable(),
});
export type OrderDetails = z.infer<typeof orderDetails>;

const orderName = slugText.meta({ description: "the order's slug, or the token of a link that was mailed to a guest" });

export const orders = {
  getMyOrders: defineCall({
    method: "POST",
    path: "/my-orders/get-my-orders",
    access: "signed-in",
    effect: "read",
    area: "orders",
    summary: "One's own orders, quotes, forward requests and invoices, the newest first, 10 a page",
  })
    .input(
      z.object({
        language_id: id,
        page: z.int().min(1).max(100_000).default(1),
        type_for_filter: z.enum(ORDER_FILTERS).optional().meta({ description: "all of them when left out" }),
        status: z.enum(ORDER_TABS).default("all"),
        search: z.string().max(MAX_SEARCH).default("").meta({ description: "a number, or words of a product's name" }),
      }),
    )
    .output(
      z.object({
        items: z.array(order),
        total: z.int().meta({ description: "how many the filter lets through" }),
        /** How many each filter would show, of this status and search. */
        counts: z.record(z.enum(ORDER_FILTERS), z.int()),
        /** How many each status would show, of this filter and search. */
        status_counts: z.record(z.enum(ORDER_TABS), z.int()),
      }),
    ),

  getOrder: defineCall({
    method: "POST",
    path: "/my-orders/get-order",
    access: "public",
    effect: "read",
    area: "orders",
    refusals: ["not_found", "too_many_requests"],
    summary: "One order with its way and its payment",
  })
    .input(z.object({ slug: orderName, language_id: id }))
    .output(z.object({ order: orderDetails })),

  cancel: defineCall({
    method: "POST",
    path: "/my-orders/cancel",
    access: "public",
    effect: "write",
    area: "orders",
    refusals: ["not_found", "conflict", "too_many_requests"],
    summary: "Cancels one's own order that is not paid yet",
  })
    .input(z.object({ slug: orderName, language_id: id }))
    .output(z.object({ order: orderDetails })),

  claim: defineCall({
    method: "POST",
    path: "/my-orders/claim",
    access: "signed-in",
    effect: "write",
    area: "orders",
    refusals: ["not_found", "too_many_requests"],
    summary: "Keeps an order that was made as a guest in the account with the same confirmed e-mail",
  })
    .input(z.object({ slug: orderName }))
    .output(
      z.object({
        is_claimed: z.boolean().meta({ description: "not with another e-mail, or one that is not confirmed" }),
        slug: z.string(),
      }),
    ),
};
