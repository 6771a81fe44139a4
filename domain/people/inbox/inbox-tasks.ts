/** The tasks that wait for a customer, of every machine; each has a title, a reason and a verb. */
export const INBOX_TASKS = [
  "upload_invoice",
  "answer_hold",
  "declare",
  "send_on",
  "send_on_late",
  "keep_parcel",
  "find_parcel",
  "pay_request",
  "answer_customs",
  "pay_invoice",
  "send_back",
  "answer_claim",
  "answer_quote",
  "accept_quote",
  "pay_quote",
  "answer_company",
  "approve_payment",
] as const;
export type InboxTask = (typeof INBOX_TASKS)[number];

/** `bad` where something is stopped or lost without an answer. */
export type InboxTone = "warn" | "bad";

export interface Waiting {
  task: InboxTask;
  tone: InboxTone;
  /** The last day for it (yyyy-MM-dd); null without a deadline. */
  until: string | null;
}

/** The soonest day first; items without a day come last, in their given order. */
export const soonestFirst = <Item extends Pick<Waiting, "until">>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => {
    if (a.until === b.until) return 0;
    if (a.until === null) return 1;
    return b.until === null || a.until < b.until ? -1 : 1;
  });
