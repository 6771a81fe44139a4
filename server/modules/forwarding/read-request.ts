import type { Database } from "../../platform/database/open-database.ts";
import { readForwarded } from "../parcels/index.ts";
import { findWarehouse } from "../warehouses/index.ts";
import type { RequestRow } from "./move-request.ts";
import type { RequestDeps } from "./request-deps.ts";
import type { PricedRequest } from "./request-price.ts";
import { parcelIdsOf } from "./request-store.ts";

/** A request with its parcels as they are now. */
export async function readRequest(
  deps: Pick<RequestDeps, "directory" | "customs" | "now">,
  db: Database,
  request: RequestRow,
): Promise<PricedRequest> {
  const storefront = deps.directory.all().find(({ code }) => code === request.storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${request.storefrontCode}`);
  const warehouse = await findWarehouse(db, request.warehouseId);
  const ids = await parcelIdsOf(db, request.id);
  const parcels = await readForwarded(db, ids, {
    storageDayFee: storageFee(deps),
    timeZone: warehouse.timeZone,
    now: deps.now(),
  });
  return { request, storefront, warehouse, parcels };
}

/** In euros. */
const storageFee = ({ customs, now }: Pick<RequestDeps, "customs" | "now">) =>
  customs.feesOn(now().toISOString().slice(0, 10)).storage_day;
