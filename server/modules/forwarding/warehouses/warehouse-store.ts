import { asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { warehouses } from "./tables.ts";

export type Warehouse = typeof warehouses.$inferSelect;

/** All of them, as customers see them listed. */
export const listWarehouses = (db: Database): Promise<Warehouse[]> =>
  db.select().from(warehouses).orderBy(asc(warehouses.sort));

export async function findWarehouse(db: Database, id: number): Promise<Warehouse> {
  const [warehouse] = await db.select().from(warehouses).where(eq(warehouses.id, id));
  if (!warehouse) throw new Error(`There is no warehouse ${id}`);
  return warehouse;
}
