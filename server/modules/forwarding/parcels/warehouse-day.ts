import { formatDate } from "#i18n/format.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findWarehouse } from "../warehouses/index.ts";
import type { ParcelRow } from "./parcel-aggregate.ts";
import type { ParcelDeps } from "./parcel-deps.ts";

/** Today in the parcel's warehouse, where the days of storage and of notice are counted. */
export async function dayOf(
  { now }: Pick<ParcelDeps, "now">,
  db: Database,
  { warehouseId }: Pick<ParcelRow, "warehouseId">,
): Promise<string> {
  return formatDate(now(), (await findWarehouse(db, warehouseId)).timeZone);
}
