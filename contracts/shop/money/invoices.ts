import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { slugText } from "#contracts/shop/selling/checkout.ts";
import { INVOICE_KINDS, INVOICE_STATES } from "#domain/money/invoices/invoice-states.ts";
import { LINE_TREATMENTS } from "#domain/money/invoices/invoice-sums.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";
import { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";

const area = "invoices";

const invoiceDetails = z.object({
  number: z.string().meta({ description: "IN…" }),
  slug: z.string(),
  /** Others who know the address see what is due, and nothing personal (T062). */
  is_owner: z.boolean(),
  kind: z.enum(INVOICE_KINDS),
  about: z.string().nullable().meta({ description: "the number of what it is about, such as FR12" }),
  state: z.enum(INVOICE_STATES),
  status_key: z.string(),
  status_tone: z.enum(STATUS_TONES),
  issued_at: z.iso.datetime(),
  /** Until when it can be paid. */
  expires_at: z.iso.datetime(),
  currency: z.string(),
  lines: z.array(z.object({ text: z.string(), amount, treatment: z.enum(LINE_TREATMENTS) })),
  totals: z.object({
    total: amount,
    payment_fee: amount,
    tax: amount.meta({ description: "contained in the total" }),
    tax_percent: z.number(),
  }),
  payments: z.array(z.object({ payment_processor_id: z.literal(PROVIDER_IDS), amount, refunded: amount })),
  email: z.string().nullable(),
  can_pay: z.boolean(),
  can_decline: z.boolean(),
  /** Where its document can be fetched. */
  document_url: z.string().nullable(),
});
export type InvoiceDetails = z.infer<typeof invoiceDetails>;

const input = z.object({ slug: slugText, language_id: id });
const output = z.object({ invoice: invoiceDetails });

export const invoices = {
  get: defineCall({
    method: "POST",
    path: "/invoices/get",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "One invoice by its unguessable address",
  })
    .input(input)
    .output(output),

  decline: defineCall({
    method: "POST",
    path: "/invoices/decline",
    access: "public",
    effect: "write",
    area,
    idempotent: true,
    refusals: ["not_found", "conflict", "too_many_requests"],
    summary: "Says no to one's own invoice that is not paid; needs an Idempotency-Key",
  })
    .input(input)
    .output(output),
};
