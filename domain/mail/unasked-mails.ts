/** Who can cause a mail, as it is stored. */
export type MailCause = "owner" | "anyone" | "recovery";

interface MostMails {
  perHour: number;
  perDay: number;
}

/**
 * How many mails that its owner may not have asked for one address gets, over all causes (T080). The last ones are kept
 * for links to a forgotten password: nobody can keep an owner out by using all of them up (T006).
 */
export const MOST_UNASKED_MAILS: Readonly<Record<Exclude<MailCause, "owner">, MostMails>> = {
  anyone: { perHour: 2, perDay: 8 },
  recovery: { perHour: 3, perDay: 10 },
};

/** Whether one more may be sent after so many. */
export function mayBeSent(cause: MailCause, sent: { lastHour: number; lastDay: number }): boolean {
  if (cause === "owner") return true;
  const { perHour, perDay } = MOST_UNASKED_MAILS[cause];
  return sent.lastHour < perHour && sent.lastDay < perDay;
}
