import { asc, eq } from "drizzle-orm";
import { refuse } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
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

/** The warehouse of a code; one outside the member's scope does not exist for the member. */
export async function warehouseInScope(context: StaffCallContext, wanted: string): Promise<Warehouse> {
  const warehouse = (await listWarehouses(context.db)).find(({ code }) => code === wanted);
  if (!warehouse || !context.scope().warehouses.includes(warehouse.id)) throw refuse("not_found");
  return warehouse;
}
