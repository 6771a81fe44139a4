import { readFileSync } from "node:fs";
import { type SQL, sql } from "drizzle-orm";
import { type Database, openDatabase } from "#platform/database/open-database.ts";
import { DATABASE_URL_FILE } from "./sites.ts";

/** For changes that would take too long through the shop. */
export async function withDatabase<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const url = readFileSync(DATABASE_URL_FILE, "utf8");
  const { db, close } = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
  return work(db).finally(close);
}

const execute = async (statement: SQL): Promise<Record<string, unknown>[]> =>
  (await withDatabase((db) => db.execute(statement))).rows;

/** As if the link of the mail had been opened. */
export async function confirmEmail(email: string): Promise<void> {
  await execute(sql`update users set confirmed_at = now() where email = ${email}`);
}

/** The link to a page of one's own in a mail, such as /en/claims/…; none until the mail is written. */
export async function mailedLink(email: string, template: string, page: string): Promise<string | undefined> {
  const [mail] = await execute(sql`select text from mails where recipient = ${email} and template = ${template}`);
  return new RegExp(`/\\w\\w/${page}/[\\w-]+`).exec(String(mail?.text))?.[0];
}

/** Sets a variant's pieces on hand, reserved ones included. */
export async function setStockLevel(variantId: number, pieces: number): Promise<void> {
  await execute(sql`
    insert into stock_movements (variant_id, quantity, reason)
      select variant_id, ${pieces} - on_hand, 'written_off' from stock_levels where variant_id = ${variantId}`);
}

/** Ends the carts' reservations of a variant, so that the next cart can reserve its pieces. */
export async function expireReservations(variantId: number): Promise<void> {
  await execute(sql`
    update reservations set expires_at = clock_timestamp() where variant_id = ${variantId} and cart_id is not null`);
}

/**
 * As if staff had signed in a while ago: dangerous calls want another code, and no code was used lately. A code works once,
 * and all journeys share one member of staff, so they take turns.
 */
export function withUnusedCode(work: () => Promise<void>): Promise<void> {
  return withDatabase((db) =>
    db.transaction(async (tx) => {
      // Turns can be long on a busy machine.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('the code of staff'))`);
      await execute(sql`update staff_sessions set stepped_up_at = now() - interval '10 minutes'`);
      await execute(sql`update staff_members set totp_last_step = 0`);
      await work();
    }),
  );
}

/** Forwarding from a warehouse becomes a euro dearer. */
export async function raiseFreight(warehouse: string): Promise<void> {
  await execute(sql`
    update shipping_rates set base_amount = base_amount + 10000
      where warehouse_id = (select id from warehouses where code = ${warehouse})`);
}

/** Pieces of a variant arrive; the number of the first reservation in its queue. */
export async function receivePieces(variantId: number, pieces: number): Promise<string> {
  await execute(sql`
    insert into stock_movements (variant_id, quantity, reason) values (${variantId}, ${pieces}, 'received')`);
  const [first] = await execute(sql`
    select id from phone_reservations where variant_id = ${variantId} and state = 'queued' order by queued_at limit 1`);
  return `RS${first?.id}`;
}

/** How many mails of a kind were written to an address. */
export async function countMails(email: string, template: string): Promise<number> {
  return (await execute(sql`select id from mails where recipient = ${email} and template = ${template}`)).length;
}

/** An order is delivered today, as if its carrier had said so. */
export async function deliverOrder(number: string): Promise<void> {
  const id = Number(number.slice(2));
  await execute(sql`
    with moved as (update orders set state = 'delivered' where id = ${id} returning id)
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor)
      select 'order', id, 'out_for_delivery', 'delivered', 'deliver', 'staff' from moved`);
}
