import { INVOICE_DAYS, MOST_INVOICE_DAYS } from "#domain/money/invoices/invoice-machine.ts";
import { INVOICE_KINDS } from "#domain/money/invoices/invoice-states.ts";
import { LINE_TREATMENTS } from "#domain/money/invoices/invoice-sums.ts";
import { actionsOn } from "../../kit/form/action.ts";
import { amount, choice, longText, optional, text, wholeNumber } from "../../kit/form/field.ts";
import { staffApi } from "../../staff-api.ts";

const cancel = actionsOn<{ number: string }>()({
  event: "cancel",
  label: "staff.invoices.cancel",
  isDangerous: true,
  permission: "invoices.write",
  fields: { reason: longText("staff.bench.reason", { minLength: 3 }) },
  send: ({ number }, values, sending) => staffApi.invoices.cancel({ number, ...values }, sending),
});

export const INVOICE_ACTIONS = [cancel];

/** One line is enough for what staff ask by hand. */
export const ISSUE_INVOICE = actionsOn<null>()({
  event: "issue",
  label: "staff.invoices.issue",
  permission: "invoices.write",
  fields: {
    storefront: text("staff.invoices.storefront", { maxLength: 20 }),
    email: text("staff.invoices.email", { maxLength: 254 }),
    kind: choice(
      "staff.invoices.kind",
      INVOICE_KINDS.map((kind) => ({ value: kind, label: `invoice.kind.${kind}` as const })),
    ),
    about: optional(text("staff.invoices.about", { maxLength: 40 })),
    text: longText("staff.invoices.text", { minLength: 3, maxLength: 200 }),
    amount: amount("staff.invoices.amount"),
    treatment: choice(
      "staff.invoices.treatment",
      LINE_TREATMENTS.map((treatment) => ({
        value: treatment,
        label: `staff.invoices.treatment.${treatment}` as const,
      })),
    ),
    days: optional(wholeNumber("staff.invoices.days", { min: 1, max: MOST_INVOICE_DAYS })),
  },
  send: (_, { text: words, amount: sum, treatment, days = INVOICE_DAYS, ...about }, sending) =>
    staffApi.invoices.issue({ ...about, days, lines: [{ text: words, amount: sum, treatment }] }, sending),
  report: ({ number }) => number,
});
