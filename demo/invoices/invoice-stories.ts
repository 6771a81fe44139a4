import type { InvoiceEvent, InvoiceKind } from "#domain/money/invoices/invoice-states.ts";
import type { LineTreatment } from "#domain/money/invoices/invoice-sums.ts";

export interface InvoiceStory {
  who: "customer" | "pro";
  hoursAgo: number;
  kind: InvoiceKind;
  about?: string;
  lines: readonly { text: string; cents: number; treatment: LineTreatment }[];
  /** How it ended, and how many hours after it was issued; none while it waits, or is paid from the balance. */
  ending?: { event: Exclude<InvoiceEvent, "pay">; hours: number };
}

/** One invoice per state, the oldest first, so that their numbers rise with time. The first is paid from the balance. */
export const INVOICE_STORIES: readonly InvoiceStory[] = [
  {
    who: "customer",
    hoursAgo: 1_400,
    kind: "customs",
    about: "OR2",
    lines: [
      { text: "Muitinės paimtas muito mokestis", cents: 1_140, treatment: "disbursement" },
      { text: "Importo PVM", cents: 640, treatment: "disbursement" },
      { text: "Muitinės formalumai", cents: 605, treatment: "service" },
    ],
  },
  {
    who: "customer",
    hoursAgo: 1_200,
    kind: "return_label",
    about: "OR3",
    lines: [{ text: "Siuntos grąžinimo lipdukas", cents: 890, treatment: "freight" }],
    ending: { event: "decline", hours: 5 },
  },
  {
    who: "customer",
    hoursAgo: 1_100,
    kind: "other",
    lines: [{ text: "Papildomos prekės nuotraukos", cents: 300, treatment: "service" }],
    ending: { event: "cancel", hours: 30 },
  },
  {
    who: "customer",
    hoursAgo: 1_000,
    kind: "balance_due",
    about: "OR4",
    lines: [{ text: "Kainos skirtumas parduotuvėje", cents: 412, treatment: "disbursement" }],
    ending: { event: "expire", hours: 336 },
  },
  {
    who: "pro",
    hoursAgo: 20,
    kind: "collective",
    lines: [
      { text: "Pakavimas, 14 siuntų", cents: 4_235, treatment: "service" },
      { text: "Gabenimas, 14 siuntų", cents: 18_600, treatment: "freight" },
    ],
  },
];
