import { z } from "zod";
import { emailText } from "#contracts/fields.ts";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { attempts } from "#contracts/staff/money/attempt.ts";
import { ROW_KINDS, timelineEntry, timelineOf } from "#contracts/staff/timeline.ts";
import { INVOICE_DAYS, MOST_INVOICE_DAYS } from "#domain/money/invoices/invoice-machine.ts";
import { INVOICE_EVENTS, INVOICE_KINDS, INVOICE_STATES } from "#domain/money/invoices/invoice-states.ts";
import { LINE_TREATMENTS } from "#domain/money/invoices/invoice-sums.ts";

const area = "invoices";
const number = z.string().max(20).meta({ description: "as people say it: IN12" });
const moved = z.object({ status: z.literal(true), number, state: z.enum(INVOICE_STATES) });

const invoiceQueueInput = listInput({
  filters: {
    state: anyOf(z.enum(INVOICE_STATES)),
    storefront: anyOf(z.string().max(20)),
    kind: anyOf(z.enum(INVOICE_KINDS)),
    issued_at: timeRange,
    expires_at: timeRange,
    due_in_days: z
      .int()
      .min(0)
      .max(MOST_INVOICE_DAYS)
      .meta({ description: "those that can be paid for no more than so many days" }),
    total: amountRange,
    search: searchIn("a number, that of its subject or an email address"),
    ids,
  },
  sorts: ["-issued_at", "issued_at", "expires_at", "-expires_at"],
});
export type InvoiceQueueRequest = z.infer<typeof invoiceQueueInput>;

const row = z.object({
  number,
  storefront: z.string(),
  customer: z.string().meta({ description: "the name; empty for a guest, and once the customer is erased" }),
  is_guest: z.boolean(),
  email: z.string().meta({ description: "masked" }),
  kind: z.enum(INVOICE_KINDS),
  about: z.string().nullable(),
  state: z.enum(INVOICE_STATES),
  total: z.object({ amount, currency: z.string() }),
  issued_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  next_events: z.array(z.enum(INVOICE_EVENTS)),
});

const invoice = row.extend({
  lines: z.array(z.object({ text: z.string(), amount, treatment: z.enum(LINE_TREATMENTS) })),
  payment_fee: amount,
  tax: amount.meta({ description: "contained in the total" }),
  tax_percent: z.number(),
  paid_at: z.iso.datetime().nullable(),
  has_document: z.boolean(),
  payments: attempts,
  timeline: timelineOf(timelineEntry([...ROW_KINDS, "payment", "refund"])),
});
export type StaffInvoice = z.infer<typeof invoice>;

const issueInput = z.object({
  storefront: z.string().max(20),
  email: emailText,
  kind: z.enum(INVOICE_KINDS),
  about: z.string().max(40).optional().meta({ description: "the number of what it is about, such as FR12" }),
  lines: z
    .array(z.object({ text: z.string().min(3).max(200), amount: enteredAmount, treatment: z.enum(LINE_TREATMENTS) }))
    .min(1)
    .max(100),
  days: z.int().min(1).max(MOST_INVOICE_DAYS).default(INVOICE_DAYS),
});
export type IssueInvoiceInput = z.infer<typeof issueInput>;

export const invoices = {
  list: defineStaffCall({
    method: "POST",
    path: "/invoices/list",
    permission: "invoices.read",
    effect: "read",
    area,
    summary: "The invoices of the member's storefronts, with the events that are possible for each",
  })
    .input(invoiceQueueInput)
    .output(listOutput(row)),

  get: defineStaffCall({
    method: "POST",
    path: "/invoices/get",
    permission: "invoices.read",
    effect: "read",
    area,
    summary: "One invoice with its lines, its payments and all that has happened to it",
  })
    .input(z.object({ number }))
    .output(invoice),

  getDocument: defineStaffCall({
    method: "POST",
    path: "/invoices/get-document",
    permission: "invoices.read",
    effect: "read",
    area,
    summary: "The document of an invoice, a PDF in base64; null where none was kept",
  })
    .input(z.object({ number }))
    .output(z.object({ pdf: z.base64().nullable() })),

  issue: defineStaffCall({
    method: "POST",
    path: "/invoices/issue",
    permission: "invoices.write",
    effect: "write",
    area,
    refusals: ["invalid_input"],
    summary: "Asks a customer for money beside an order; needs an Idempotency-Key",
  })
    .input(issueInput)
    .output(moved),

  cancel: defineStaffCall({
    method: "POST",
    path: "/invoices/cancel",
    permission: "invoices.write",
    effect: "write",
    area,
    refusals: ["conflict"],
    summary: "Takes back an invoice that is not paid; needs an Idempotency-Key",
  })
    .input(z.object({ number, reason: z.string().min(3).max(500) }))
    .output(moved),
};
