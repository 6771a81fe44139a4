import { eq, sql } from "drizzle-orm";
import { earlier, HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { holdForOffer } from "#modules/catalogue/stock/index.ts";
import { stockMovements } from "#modules/catalogue/stock/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import { reservationAggregate } from "#modules/selling/phone-reservations/index.ts";
import { phoneReservations, reservablePhones } from "#modules/selling/phone-reservations/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { PHONE_STORIES, type PhoneStory } from "./phone-stories.ts";

const SMARTPHONES = "851713";
const MOST_PHONES = 4;
const { storefrontCode, languageId, currencyId } = DEMO_ORDER_SCOPE;

/**
 * Phones that are sold out in a storefront can be reserved there. The demo's main storefront has a phone reservation in
 * every state. Nothing is changed if any phone can be reserved.
 */
export async function seedPhoneReservations(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    if ((await tx.$count(reservablePhones)) > 0) return;
    const phones = (await seedPhones(tx)).filter((phone) => phone.storefrontCode === storefrontCode);
    const [first, second = first] = phones;
    // A small catalogue may have no phone that is sold out.
    if (!first || !second) return;
    // Two pieces were received: one is already offered, staff can offer the other.
    await tx.insert(stockMovements).values({ variantId: first.variantId, quantity: 2, reason: "received" });
    for (const story of PHONE_STORIES) {
      const { variantId } = story.which === 1 ? first : second;
      await writeStory(tx, story, variantId, today);
    }
  });
}

async function seedPhones(tx: Database) {
  const { rows } = await tx.execute<{ storefrontCode: string; variantId: number; position: number }>(sql`
    select * from (
      select sp.storefront_code as "storefrontCode", v.id as "variantId",
        (row_number() over (partition by sp.storefront_code order by v.id))::integer as position
      from storefront_products sp
        join products p on p.id = sp.product_id and p.is_active and p.hs_code = ${SMARTPHONES}
        join product_variants v on v.product_id = p.id
        join stock_levels l on l.variant_id = v.id and l.on_hand = 0
        join storefronts s on s.code = sp.storefront_code and 'marketplace' = any(s.features)
    ) sold_out where position <= ${MOST_PHONES}`);
  if (rows.length > 0) await tx.insert(reservablePhones).values(rows);
  return rows.toSorted((a, b) => a.position - b.position);
}

async function writeStory(tx: Database, story: PhoneStory, variantId: number, today: Date): Promise<void> {
  const before = (hours: number) => earlier(today, hours * HOUR_MS);
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, story.email));
  const { email, firstName, phone, hoursAgo } = story;
  const person = { userId: account?.id ?? null, email, firstName, phone };
  const createdAt = before(hoursAgo);
  const [last] = story.events.slice(-1);
  const scope = { storefrontCode, variantId, languageId, currencyId };
  const { id } = await insertFirstState(
    tx,
    reservationAggregate,
    { ...scope, ...person, createdAt, expiresAt: before(hoursAgo - 24) },
    { actor: "customer", actorId: person.userId, at: createdAt },
  );
  for (const { event, hoursAgo: hours } of story.events) {
    const at = before(hours);
    await reservationAggregate.recordPast(tx, id, { event, at, changes: CHANGES[event](at) });
  }
  if (last?.event !== "offer") return;
  const expiresAt = await holdForOffer(tx, { id, variantId, hours: 24 });
  await tx.update(phoneReservations).set({ expiresAt }).where(eq(phoneReservations.id, id));
}

const ended = (at: Date) => ({ endedAt: at, expiresAt: null });

/** The columns that each event writes beside the state. */
const CHANGES = {
  confirm: (at: Date) => ({ queuedAt: at, expiresAt: null }),
  offer: (at: Date) => ({ expiresAt: later(at, 24 * HOUR_MS) }),
  take: ended,
  decline: ended,
  leave: ended,
  expire: ended,
};
