import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { CalculationRequest, Estimate, SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";
import { SAVED_DAYS } from "#domain/forwarding/calculator/limits.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import type { Owner } from "#platform/calls/owner.ts";
import type { Database } from "#platform/database/open-database.ts";
import { savedEstimates as t } from "./tables.ts";

/** The most estimates of an owner that are stored and shown. */
const MOST_SAVED = 20;

export interface EstimateOwner {
  owner: Owner;
  storefrontCode: string;
}

export interface EstimateToSave {
  currencyId: number;
  request: CalculationRequest;
  offers: SavedEstimate["before"];
  now: Date;
}

export const pricesOf = (estimate: Estimate | null): SavedEstimate["before"] =>
  (estimate?.offers ?? []).map(({ method, total, lines }) => ({ method, total, lines }));

/** A request that is saved again is stored once, at today's price. */
export async function saveEstimate(db: Database, mine: EstimateOwner, estimate: EstimateToSave): Promise<number> {
  const { owner, storefrontCode } = mine;
  const { currencyId, request, offers, now } = estimate;
  const ownerColumn = owner.userId === null ? sql`visitor_hash` : sql`user_id`;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into saved_estimates (storefront_code, visitor_hash, user_id, currency_id, request, offers, saved_at)
      values (${storefrontCode}, ${owner.visitorHash}::bytea, ${owner.userId}::integer, ${currencyId},
        ${JSON.stringify(request)}::jsonb, ${JSON.stringify(offers)}::jsonb, ${now})
      on conflict (${ownerColumn}, storefront_code, currency_id, md5(request::text)) where ${ownerColumn} is not null
        do update set offers = excluded.offers, saved_at = excluded.saved_at
      returning id`);
  await db.execute(sql`
    delete from saved_estimates where id in (
      select id from saved_estimates where ${ownedBy(mine)} order by saved_at desc, id desc offset ${MOST_SAVED})`);
  return Number(rows[0]?.id);
}

/** The newest first. */
export async function listSaved(db: Database, mine: EstimateOwner, now: Date) {
  return db
    .select({ id: t.id, savedAt: t.savedAt, currencyId: t.currencyId, request: t.request, offers: t.offers })
    .from(t)
    .where(and(ownedBy(mine), gt(t.savedAt, oldestKept(now))))
    .orderBy(desc(t.savedAt), desc(t.id))
    .limit(MOST_SAVED);
}

/** Estimates of the browser become the customer's at sign-in; those the customer already has are unchanged. */
export async function claimAtSignIn(
  db: Database,
  { userId, visitorHash }: { userId: number; visitorHash: Buffer | null },
): Promise<void> {
  if (visitorHash === null) return;
  await db.execute(sql`
    update saved_estimates mine set user_id = ${userId}, visitor_hash = null
    where visitor_hash = ${visitorHash} and not exists (
      select from saved_estimates kept where kept.user_id = ${userId} and kept.storefront_code = mine.storefront_code
        and kept.currency_id = mine.currency_id and kept.request = mine.request)`);
}

export async function sweepSaved(db: Database, now: Date): Promise<void> {
  await db.delete(t).where(lt(t.savedAt, oldestKept(now)));
}

const oldestKept = (now: Date) => earlier(now, SAVED_DAYS * DAY_MS);

const ownedBy = ({ owner, storefrontCode }: EstimateOwner): SQL | undefined =>
  and(
    eq(t.storefrontCode, storefrontCode),
    owner.userId === null ? eq(t.visitorHash, owner.visitorHash) : eq(t.userId, owner.userId),
  );
