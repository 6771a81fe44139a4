import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type CampaignRow, type CampaignText, campaignRecipients, campaigns, campaignTexts } from "./tables.ts";

export const textsOf = (db: Database, campaignIds: readonly number[]): Promise<CampaignText[]> =>
  campaignIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(campaignTexts)
        .where(isAny(campaignTexts.campaignId, campaignIds))
        .orderBy(asc(campaignTexts.languageId));

export async function saveText(tx: Database, text: typeof campaignTexts.$inferInsert): Promise<void> {
  const { subject, preview, blocks } = text;
  await tx
    .insert(campaignTexts)
    .values(text)
    .onConflictDoUpdate({
      target: [campaignTexts.campaignId, campaignTexts.languageId],
      set: { subject, preview, blocks, changedAt: sql`now()` },
    });
}

/** The campaigns that are due, and those that are being sent. */
export const campaignsToSend = (db: Database, now: Date): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(
      and(inArray(campaigns.state, ["scheduled", "sending"]), isNotNull(campaigns.sendAt), lte(campaigns.sendAt, now)),
    )
    .orderBy(asc(campaigns.sendAt), asc(campaigns.id));

export async function insertRecipients(tx: Database, campaignId: number, emails: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into campaign_recipients (campaign_id, email)
      select ${campaignId}, email from unnest(${sql.param(emails)}::text[]) as email on conflict do nothing`);
}

/** Locks the next waiting recipient; other processes skip it. Null if there is none, or the campaign is cancelled. */
export async function nextRecipient(tx: Database, campaignId: number): Promise<string | null> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select r.email from campaign_recipients r join campaigns c on c.id = r.campaign_id and c.state = 'sending'
    where r.campaign_id = ${campaignId} and r.state = 'waiting'
    order by r.email limit 1 for update of r skip locked`);
  return rows[0]?.email ?? null;
}

export async function settleRecipient(
  tx: Database,
  { campaignId, email, state }: { campaignId: number; email: string; state: "mailed" | "skipped" },
): Promise<void> {
  await tx
    .update(campaignRecipients)
    .set({ state, settledAt: sql`now()` })
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.email, email)));
}

export const countRecipients = (db: Database, campaignId: number, state: "waiting" | "mailed" | "skipped") =>
  db.$count(
    campaignRecipients,
    and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, state)),
  );

/** Deletes the recipients of campaigns that ended before a moment, and stores how many there were (T130). */
export async function forgetRecipients(db: Database, before: Date): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from campaign_recipients r using campaigns c
      where c.id = r.campaign_id and c.state in ('sent', 'cancelled') and c.send_at < ${before.toISOString()}::timestamptz
      returning r.campaign_id, r.state),
    counted as (
      select campaign_id, count(*) filter (where state = 'mailed') as mailed,
        count(*) filter (where state = 'skipped') as skipped
      from gone group by campaign_id)
    update campaigns c set mailed = coalesce(c.mailed, 0) + counted.mailed, skipped = coalesce(c.skipped, 0) + counted.skipped
    from counted where counted.campaign_id = c.id`);
}
