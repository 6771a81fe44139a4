/** What can wait for a customer, of every machine; each task has a title, a reason and a verb. */
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

/** How much depends on it: `bad` where something is stopped or lost without an answer. */
export type InboxTone = "warn" | "bad";

export interface Waiting {
  task: InboxTask;
  tone: InboxTone;
  /** By when it has to be done (yyyy-MM-dd), where there is such a day. */
  until: string | null;
}

/** What has to be done first comes first; what has no day comes last, in the order that it was listed. */
export const soonestFirst = <Item extends Pick<Waiting, "until">>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => {
    if (a.until === b.until) return 0;
    if (a.until === null) return 1;
    return b.until === null || a.until < b.until ? -1 : 1;
  });
