import type { Database } from "#platform/database/open-database.ts";
import { type ForwardedParcel, readForwarded } from "../../parcels/index.ts";
import type { PricedRequest } from "../draft/request-price.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { queryParcelIds } from "../request-store.ts";

type ReadingDeps = Pick<RequestDeps, "directory" | "customs" | "warehouses" | "now">;

/** A request with its parcels, read now unless the caller gives them. */
export async function readRequest<Request extends RequestRow>(
  deps: ReadingDeps,
  db: Database,
  request: Request,
  known?: readonly ForwardedParcel[],
): Promise<PricedRequest & { request: Request }> {
  const storefront = deps.directory.all().find(({ code }) => code === request.storefrontCode);
  const warehouse = deps.warehouses().find(({ id }) => id === request.warehouseId);
  if (!storefront || !warehouse) throw new Error(`The forward request ${request.id} has no storefront or no warehouse`);
  const terms = { storageDayFee: storageFee(deps), timeZone: warehouse.timeZone, now: deps.now() };
  const parcels = known ?? (await readForwarded(db, queryParcelIds(db, request.id), terms));
  return { request, storefront, warehouse, parcels };
}

/** In euros. */
const storageFee = ({ customs, now }: ReadingDeps) => customs.feesOn(now().toISOString().slice(0, 10)).storage_day;
