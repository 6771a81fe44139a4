import type { ConsentTopic, MailFrequency } from "#domain/marketing/marketing/mail-topics.ts";

/** Marketing mails that an address got within so many days before now. */
export interface RecentMarketing {
  last7Days: number;
  last30Days: number;
}

/** How many marketing mails a person gets in seven days at most, whatever was agreed to. */
const MOST_MARKETING_IN_7_DAYS = 2;

const FREQUENCY_ALLOWS: Readonly<Record<MailFrequency, (recent: RecentMarketing) => boolean>> = {
  always: () => true,
  weekly: ({ last7Days }) => last7Days < 1,
  monthly: ({ last30Days }) => last30Days < 1,
};

/**
 * Whether one more may be sent. A notice that something is back in stock is always sent: it was asked for by itself, and
 * comes once. The frequency is about what everybody gets; reminders and lower prices follow from what a person did.
 */
export function mayMarket(topic: ConsentTopic, frequency: MailFrequency, recent: RecentMarketing): boolean {
  if (topic === "stock") return true;
  if (recent.last7Days >= MOST_MARKETING_IN_7_DAYS) return false;
  const isForEverybody = topic === "newsletter" || topic === "offers";
  return !isForEverybody || FREQUENCY_ALLOWS[frequency](recent);
}
