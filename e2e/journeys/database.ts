import { readFileSync } from "node:fs";
import { type SQL, sql } from "drizzle-orm";
import { openDatabase } from "../../server/platform/database/open-database.ts";
import { DATABASE_URL_FILE } from "./sites.ts";

/** Reaches behind the shop, for what takes longer there than a journey may. */
async function inDatabase(statement: SQL): Promise<void> {
  const url = readFileSync(DATABASE_URL_FILE, "utf8");
  const { db, close } = openDatabase(url, { poolSize: 1, onIdleError: console.warn });
  await db.execute(statement).finally(close);
}

/** So many pieces are left of a variant, those that carts hold included. */
export async function leaveOnShelf(variantId: number, pieces: number): Promise<void> {
  await inDatabase(sql`
    insert into stock_movements (variant_id, quantity, reason)
      select variant_id, ${pieces} - on_hand, 'written_off' from stock_levels where variant_id = ${variantId}`);
}

/** The time is over for which carts hold pieces of a variant; whoever asks for them next finds them free. */
export async function endReservations(variantId: number): Promise<void> {
  await inDatabase(sql`
    update reservations set expires_at = clock_timestamp() where variant_id = ${variantId} and cart_id is not null`);
}
