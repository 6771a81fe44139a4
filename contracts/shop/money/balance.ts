import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id, moment } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { DIRECTION, RELATION } from "#domain/money/balance/entry.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";

const area = "balance";

/** The storefront's default currency where left out or unknown (REGION-06). */
const currencyId = id.optional();

/** Moments, so that a day of the reader's is a day wherever they are. */
const period = {
  currency_id: currencyId,
  from: moment.optional().meta({ description: "this moment included" }),
  to: moment.optional().meta({ description: "this moment not included" }),
  type: z.enum(DIRECTION).optional().meta({ description: "1 additions, 2 deductions" }),
};

const historyEntry = z.object({
  id: z.int(),
  rel_type: z.enum(RELATION).nullable().meta({
    description: "0 quote, 1 forward request, 2 manual by staff, 3 top-up, 4 miscellaneous invoice, none for an order",
  }),
  type: z.enum(DIRECTION).meta({ description: "1 addition, 2 deduction" }),
  rel_id: z.int().nullable(),
  created_at: z.iso.datetime(),
  starting_balance: amount,
  end_balance: amount,
  amount: amount.meta({ description: "never negative: the type says which way it went" }),
  payment_processor_name: z.string().nullable(),
  payment_processor_transaction_id: z.string().nullable(),
  quote_slug: z.string().nullable(),
  refunded_number: z.string().nullable().meta({ description: "the order that a refund is for, which has no rel_id" }),
});

const summary = z.object({
  balance: z.object({
    id: z.int().nullable().meta({ description: "none before the first movement" }),
    amount,
    held: amount.meta({ description: "promised to payments under way" }),
    available: amount,
    currency: z.string(),
  }),
  spent: z.object({ year: z.int(), amount }),
  months: z.array(z.object({ month: z.string().meta({ description: "yyyy-MM" }), end_balance: amount })),
});

export type BalanceSummary = z.infer<typeof summary>;

export const balance = {
  getHistory: defineCall({
    method: "POST",
    path: "/balance/get-history",
    access: "signed-in",
    effect: "read",
    area,
    summary: "What happened to one's own balance, the newest first, 20 a page",
  })
    .input(z.object({ page: z.int().min(1).max(100_000).default(1), ...period }).prefault({}))
    .output(z.object({ items: z.array(historyEntry), total: z.int(), currency: z.string() })),

  getBalance: defineCall({
    method: "POST",
    path: "/balance/get",
    access: "signed-in",
    effect: "read",
    area,
    summary: "One's own balance, what it was at the end of each of the last twelve months, and the year's spending",
  })
    .input(z.object({ currency_id: currencyId }).prefault({}))
    .output(summary),

  exportCsv: defineCall({
    method: "POST",
    path: "/balance/export-csv",
    access: "signed-in",
    effect: "read",
    area,
    summary: "The history as a spreadsheet reads it, headings in the reader's language",
  })
    .input(z.object({ locale: z.enum(LANGUAGES), ...period }))
    .output(z.object({ file_name: z.string(), text: z.string() })),
};
