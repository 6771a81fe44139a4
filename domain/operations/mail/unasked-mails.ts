/** The stored cause of a mail: the owner of the address, anyone, or the recovery of a password. */
export type MailCause = "owner" | "anyone" | "recovery";

interface MostMails {
  perHour: number;
  perDay: number;
}

/**
 * The limits of mails to one address that its owner may not have asked for, over all causes (T080). The last ones are
 * kept for links to a forgotten password, so that nobody can lock an owner out by using up the limit (T006).
 */
export const MOST_UNASKED_MAILS: Readonly<Record<Exclude<MailCause, "owner">, MostMails>> = {
  anyone: { perHour: 2, perDay: 8 },
  recovery: { perHour: 3, perDay: 10 },
};

/** Whether one more mail may be sent after those of the last hour and day. */
export function mayBeSent(cause: MailCause, sent: { lastHour: number; lastDay: number }): boolean {
  if (cause === "owner") return true;
  const { perHour, perDay } = MOST_UNASKED_MAILS[cause];
  return sent.lastHour < perHour && sent.lastDay < perDay;
}
