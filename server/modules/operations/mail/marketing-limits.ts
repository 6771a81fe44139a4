import { sql } from "drizzle-orm";
import type { ConsentTopic } from "#domain/marketing/marketing/mail-topics.ts";
import { mayMarket, type RecentMarketing } from "#domain/operations/mail/marketing-mails.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { MailerDeps } from "./mailer.ts";
import { isSuppressed } from "./suppressions.ts";
import type { mails } from "./tables.ts";

type StoredMail = typeof mails.$inferSelect;

export const ENOUGH_MARKETING = "Its address had as much marketing as it may get.";

interface MarketingMail {
  storefrontCode: string;
  recipient: string;
  topic: ConsentTopic;
}

/** Whether the recipient has agreed, and the address takes mail (T131). */
export async function mayBeMarketedTo(
  { marketing }: Pick<MailerDeps, "marketing">,
  db: Database,
  { storefrontCode, recipient, topic }: MarketingMail,
): Promise<boolean> {
  if (!(await marketing.isAllowed(db, storefrontCode, recipient, topic))) return false;
  return !(await isSuppressed(db, storefrontCode, recipient));
}

/** Whether one more marketing mail may be sent now. Wants the address locked where the answer has to stay true. */
export async function hasRoom(
  { marketing }: Pick<MailerDeps, "marketing">,
  db: Database,
  mail: MarketingMail,
  counted: "sent" | "sent or waiting" = "sent",
): Promise<boolean> {
  const { storefrontCode, recipient, topic } = mail;
  const frequency = await marketing.frequencyOf(db, storefrontCode, recipient);
  return mayMarket(topic, frequency, await countRecent(db, mail, counted));
}

async function countRecent(db: Database, mail: MarketingMail, counted: string): Promise<RecentMarketing> {
  const states = counted === "sent" ? ["sending", "sent"] : ["waiting", "sending", "sent"];
  const { rows } = await db.execute<RecentMarketing & Record<string, unknown>>(sql`
    select count(*)::int as "last30Days",
      (count(*) filter (where coalesce(handed_over_at, created_at) > now() - interval '7 days'))::int as "last7Days"
    from mails
    where storefront_code = ${mail.storefrontCode} and recipient = ${mail.recipient} and kind = 'marketing'
      and topic <> 'stock' and state = any(${sql.param(states)})
      and coalesce(handed_over_at, created_at) > now() - interval '30 days' and created_at > now() - interval '40 days'`);
  return rows[0] ?? { last7Days: 0, last30Days: 0 };
}

/** The marketing fields of a stored mail; null for other mails. */
export const marketingOf = ({ storefrontCode, recipient, topic }: StoredMail): MarketingMail | null =>
  topic && { storefrontCode, recipient, topic };
