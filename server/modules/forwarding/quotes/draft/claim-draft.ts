import { sql } from "drizzle-orm";
import { MOST_ITEMS } from "#domain/forwarding/quotes/quote-items.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";

/**
 * At sign-in a visitor's list becomes the customer's. If the customer has a list already, the visitor's items are added
 * after its items, up to the most that a list can have (FORWARDING-04).
 */
export async function claimDraftAtSignIn(
  db: Database,
  { userId, visitorHash }: { userId: number; visitorHash: Buffer | null },
): Promise<void> {
  if (visitorHash === null) return;
  await transact(db, (tx) => claim(tx, userId, visitorHash));
}

async function claim(tx: Database, userId: number, visitorHash: Buffer): Promise<void> {
  await tx.execute(sql`
    insert into quote_items
      select mine.id, have.total + item.position, item.link, item.name, item.options, item.quantity,
        item.price, item.currency, item.hs6, item.substitute, item.note, item.unlisted
      from quotes theirs
        join quotes mine on mine.user_id = ${userId} and mine.storefront_code = theirs.storefront_code
          and mine.state = 'draft' and mine.replaces_id is null
        join quote_items item on item.quote_id = theirs.id,
        lateral (select count(*)::integer as total from quote_items own where own.quote_id = mine.id) have
      where theirs.visitor_hash = ${visitorHash} and theirs.state = 'draft' and have.total + item.position < ${MOST_ITEMS}`);
  await tx.execute(sql`
    delete from quotes theirs using quotes mine
    where theirs.visitor_hash = ${visitorHash} and theirs.state = 'draft' and mine.user_id = ${userId}
      and mine.storefront_code = theirs.storefront_code and mine.state = 'draft' and mine.replaces_id is null`);
  await tx.execute(sql`
    update quotes set user_id = ${userId}, visitor_hash = null
    where visitor_hash = ${visitorHash} and state = 'draft'`);
}
