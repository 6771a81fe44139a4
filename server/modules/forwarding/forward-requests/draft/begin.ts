import { MOST_PARCELS } from "#domain/forwarding/forward-requests/request-machine.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { newToken } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { type LockedParcel, lockForRequest, moveForRequest } from "../../parcels/index.ts";
import { type RequestRow, requestAggregate } from "../request-aggregate.ts";
import { takeParcels } from "../request-store.ts";

/** Creates a draft and reserves parcels of one warehouse for it (FORWARDING-02). */
export async function beginRequest(context: ReaderContext, numbers: readonly string[]): Promise<string> {
  const { slug } = await transact(context.db, (tx) => beginDraft(tx, context, numbers));
  return slug;
}

/** `beginRequest` in a transaction of the caller. */
export async function beginDraft(
  tx: Database,
  context: ReaderContext,
  numbers: readonly string[],
): Promise<RequestRow> {
  const actorId = signedIn(context).id;
  const { storefront, reader } = context;
  const parcels = assertTogether(await lockForRequest(tx, actorId, numbers), numbers);
  const request = await insertFirstState(
    tx,
    requestAggregate,
    {
      slug: newToken(),
      suiteId: parcels[0]?.suiteId ?? 0,
      userId: actorId,
      storefrontCode: storefront.code,
      warehouseId: parcels[0]?.warehouseId ?? 0,
      languageId: reader.language.id,
      currencyId: reader.currency.id,
      countryId: storefront.defaultCountryId,
      // Insurance costs money, so the customer has to choose it.
      insures: false,
    },
    { actor: "customer", actorId },
  );
  const ids = parcels.map(({ id }) => id);
  await moveForRequest(tx, ids, { event: "reserve", actor: "customer", actorId }, "parcel_taken");
  await takeParcels(tx, request.id, ids);
  return request;
}

/**
 * Accepts one to twenty parcels of one suite, stored in one warehouse. A parcel not in storage is in another request.
 */
export function assertTogether(parcels: readonly LockedParcel[], numbers: readonly string[]): readonly LockedParcel[] {
  const wanted = new Set(numbers).size;
  if (wanted === 0 || wanted > MOST_PARCELS) throw refuseFields({ parcels: "forwarding.error.parcels" });
  if (parcels.length < wanted || countDistinct(parcels, "suiteId") > 1) throw refuse("not_found");
  if (countDistinct(parcels, "warehouseId") > 1) throw refuseFields({ parcels: "forwarding.error.warehouses" });
  return parcels;
}

const countDistinct = (parcels: readonly LockedParcel[], field: "suiteId" | "warehouseId") =>
  new Set(parcels.map((parcel) => parcel[field])).size;
