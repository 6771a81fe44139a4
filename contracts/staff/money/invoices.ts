import { z } from "zod";
import { emailText } from "#contracts/fields.ts";
import { amountRange, anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { amount, enteredAmount } from "#contracts/money.ts";
import { defineStaffCall } from "#contracts/staff/define-staff-call.ts";
import { INVOICE_DAYS, MOST_INVOICE_DAYS } from "#domain/money/invoices/invoice-machine.ts";
import { INVOICE_EVENTS, INVOICE_KINDS, INVOICE_STATES } from "#domain/money/invoices/invoice-states.ts";
import { LINE_TREATMENTS } from "#domain/money/invoices/invoice-sums.ts";

const area = "invoices";
const number = z.string().max(20).meta({ description: "as people say it: IN12" });
const moved = z.object({ status: z.literal(true), number, state: z.enum(INVOICE_STATES) });

const invoiceQueueInput = listInput({
  filters: {
    state: anyOf(z.enum(INVOICE_STATES)),
    issued_at: timeRange,
    total: amountRange,
    search: searchIn("a number, that of its subject or an email address"),
    ids,
  },
  sorts: ["-issued_at", "issued_at"],
});
export type InvoiceQueueRequest = z.infer<typeof invoiceQueueInput>;

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
    .output(
      listOutput(
        z.object({
          number,
          storefront: z.string(),
          email: z.string(),
          kind: z.enum(INVOICE_KINDS),
          about: z.string().nullable(),
          state: z.enum(INVOICE_STATES),
          total: z.object({ amount, currency: z.string() }),
          issued_at: z.iso.datetime(),
          expires_at: z.iso.datetime(),
          next_events: z.array(z.enum(INVOICE_EVENTS)),
        }),
      ),
    ),

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
