import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";

export interface NewParcel {
  warehouseId?: number;
  grams?: number;
  size?: readonly [length: number, width: number, height: number];
  /** Without lines nothing is declared. */
  line?: { hs6: string; origin: string; value: number; quantity: number } | null;
  state?: string;
  freeFor?: number;
}

/** The two parcels of forward-request-desktop.png. */
export const SHOES: NewParcel = {
  grams: 1_200,
  size: [320, 200, 120],
  line: { hs6: "640411", origin: "VN", value: 799_000, quantity: 1 },
};
export const SERUM: NewParcel = {
  grams: 500,
  size: [200, 150, 110],
  line: { hs6: "330499", origin: "US", value: 289_000, quantity: 2 },
};

/** A parcel on its shelf; answers its number. */
export async function storeParcel(db: Database, suiteId: number, given: NewParcel = SHOES): Promise<string> {
  const { warehouseId = 1, grams = 1_000, size = [100, 100, 100], line = null, state = "in_storage" } = given;
  const [length, width, height] = size;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into parcels (warehouse_id, suite_id, state, shop, weight_grams, length_mm, width_mm, height_mm, received_at,
      free_until, attested_at)
    values (${warehouseId}, ${suiteId}, ${state}, 'stridewear.com', ${grams}, ${length}, ${width}, ${height}, now(),
      (select (now() at time zone time_zone)::date from warehouses where id = ${warehouseId}) + ${given.freeFor ?? 30}::integer, ${line ? sql`now()` : null}) returning id`);
  const id = rows[0]?.id ?? 0;
  await db.execute(sql`
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor)
    values ('parcel', ${id}, null, 'expected', 'announce', 'customer'), ('parcel', ${id}, 'expected', ${state}, 'receive', 'staff')`);
  if (line)
    await db.execute(sql`
      insert into parcel_items (parcel_id, position, description, quantity, unit_value, hs6, origin)
      values (${id}, 0, 'Trail running shoes', ${line.quantity}, ${line.value}, ${line.hs6}, ${line.origin})`);
  return `PA${id}`;
}
