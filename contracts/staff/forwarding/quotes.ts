import { z } from "zod";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { PURCHASE_STATES } from "#domain/forwarding/quotes/purchase-machine.ts";
import { MOST_ITEMS, MOST_SHOP_PRICE, SHOP_CURRENCIES } from "#domain/forwarding/quotes/quote-items.ts";
import { MOST_ANSWER_DAYS } from "#domain/forwarding/quotes/quote-machine.ts";
import { QUESTION_KINDS } from "#domain/forwarding/quotes/quote-question.ts";
import { QUOTE_EVENTS, QUOTE_STATES } from "#domain/forwarding/quotes/quote-states.ts";
import type { Money } from "#domain/money/money/money.ts";

const area = "quotes";
/** The first six digits of a tariff code. */
const hs6 = z.string().regex(/^\d{6}$/);
const number = z.string().max(20).meta({ description: "as people say it: QU12" });
const note = z.string().max(500).optional();
const moved = movedTo(QUOTE_STATES);
const price = z.int().min(0).max(MOST_SHOP_PRICE) as unknown as z.ZodType<Money, Money>;

const write = (path: string, summary: string) =>
  defineStaffCall({
    method: "POST",
    path: `/quotes/${path}`,
    permission: "quotes.write",
    effect: "write",
    area,
    summary,
    refusals: ["not_found", "conflict", "invalid_input"],
  });

const queueInput = listInput({
  filters: {
    state: anyOf(z.enum(QUOTE_STATES)),
    submitted_at: timeRange,
    due: amountRange,
    search: searchIn("a number"),
    ids,
  },
  sorts: ["submitted_at", "-submitted_at"],
});
export type QuoteQueue = z.infer<typeof queueInput>;

const box = z.object({
  weight_grams: z.int().min(10).max(70_000),
  length_mm: z.int().min(10).max(2_000),
  width_mm: z.int().min(10).max(2_000),
  height_mm: z.int().min(10).max(2_000),
});

const item = z.int().min(1).max(MOST_ITEMS).meta({ description: "which one of the list: 1, 2, 3" });

export const quotes = {
  list: defineStaffCall({
    method: "POST",
    path: "/quotes/list",
    permission: "quotes.read",
    effect: "read",
    area,
    summary: "Quotes that were sent, the oldest first, with what can be done with each",
  })
    .input(queueInput)
    .output(
      listOutput(
        z.object({
          number: z.string(),
          storefront: z.string(),
          state: z.enum(QUOTE_STATES),
          items: z.array(
            z.object({
              link: z.string(),
              name: z.string(),
              options: z.string(),
              quantity: z.int(),
              price: amount.nullable(),
              currency: z.enum(SHOP_CURRENCIES),
              hs6: z.string(),
              note: z.string(),
              state: z.enum(PURCHASE_STATES).nullable().meta({ description: "once we have begun to buy" }),
            }),
          ),
          version: z.int(),
          due: z.object({ amount, currency: z.string() }).nullable(),
          last_answer: z.string().nullable(),
          submitted_at: z.iso.datetime(),
          next_events: z.array(z.enum(QUOTE_EVENTS)),
        }),
      ),
    ),

  getInvoice: defineStaffCall({
    method: "POST",
    path: "/quotes/get-invoice",
    permission: "quotes.read",
    effect: "read",
    area,
    refusals: ["not_found"],
    summary: "The invoice of a paid quote, a PDF in base64; null before it is paid",
  })
    .input(z.object({ number }))
    .output(z.object({ pdf: z.base64().nullable() })),

  take: write("take", "Begins to look at a quote").input(z.object({ number, note })).output(moved),

  ask: write("ask", "Asks the customer something before the price")
    .input(
      z.object({
        number,
        kind: z.enum(QUESTION_KINDS),
        question: z.string().min(3).max(1_000),
        choices: z.array(z.string().min(1).max(200)).max(6).default([]),
        days: z.int().min(1).max(MOST_ANSWER_DAYS),
      }),
    )
    .output(moved),

  price: write("price", "Gives a price, or a new version of it; it holds for 72 hours")
    .input(
      z.object({
        number,
        warehouse: z.string().regex(/^[A-Z]{2}\d?$/),
        prices: z
          .array(z.object({ price, hs6: hs6.optional() }))
          .min(1)
          .max(MOST_ITEMS)
          .meta({ description: "of one piece of each item, in the item's currency, in their order" }),
        shop_delivery: price.meta({ description: "to the warehouse, in the quote's currency" }),
        boxes: z.array(box).min(1).max(20),
        note,
      }),
    )
    .output(moved.extend({ version: z.int() })),

  reject: write("reject", "Says why it cannot be bought")
    .input(z.object({ number, note: z.string().min(3).max(500) }))
    .output(moved),

  buy: write("buy", "Begins to buy what was paid; from then on it cannot be cancelled")
    .input(z.object({ number, note }))
    .output(moved),

  itemBought: write("item-bought", "An item was bought in its shop")
    .input(z.object({ number, item, shop_order: z.string().max(100).default(""), note }))
    .output(moved),

  itemUnavailable: write("item-unavailable", "An item cannot be had; its price is refunded")
    .input(z.object({ number, item, note }))
    .output(moved),

  priceRose: write(
    "price-rose",
    "A shop asks for more than was paid; above the tolerance an invoice asks for the difference, for 72 hours",
  )
    .input(z.object({ number, item, price: price.meta({ description: "of one piece, in the item's currency" }), note }))
    .output(
      moved.extend({
        outcome: z.enum(["asked", "borne"]),
        rise: amount.meta({ description: "of all pieces, in the quote's currency" }),
        invoice: z.string().nullable(),
      }),
    ),

  itemShipped: write("item-shipped", "A shop sent items in one box; it is expected in the suite")
    .input(
      z.object({
        number,
        items: z.array(item).min(1).max(MOST_ITEMS),
        tracking_number: z.string().min(1).max(60),
        carrier: z.string().max(60).default(""),
        origin: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .optional()
          .meta({ description: "where it was made; else the country of the warehouse" }),
        note,
      }),
    )
    .output(moved.extend({ parcel: z.string() })),
};
