import { eq, sql } from "drizzle-orm";
import type { CheckoutAddress } from "../../../contracts/shop/checkout-data.ts";
import {
  type AddressFields,
  checkAddress,
  checkRecipient,
  hasStreet,
  normalAddress,
} from "../../../domain/identity/address-rules.ts";
import type { ShippingMethod } from "../../../domain/shipping/shipping-method.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse, refuseFields } from "../../platform/calls/call-errors.ts";
import { signedIn } from "../../platform/calls/signed-in.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { inRetriedTransaction } from "../../platform/database/retried-transaction.ts";
import { listAddresses } from "../identity/index.ts";
import { lockForRequest, moveForRequest } from "../parcels/index.ts";
import { assertTogether } from "./begin.ts";
import type { RequestRow } from "./move-request.ts";
import type { RequestDeps } from "./request-deps.ts";
import { dropParcels, lockOwn, parcelIdsOf, takeParcels } from "./request-store.ts";
import { forwardRequests } from "./tables.ts";

type Choice = Partial<typeof forwardRequests.$inferInsert>;

/** Every choice is saved at once; it can be changed as long as the request is a draft. */
export async function changeDraft(
  context: CallContext,
  slug: string,
  choose: (tx: Database, request: RequestRow) => Promise<Choice> | Choice,
): Promise<void> {
  await inRetriedTransaction(context.db, async (tx) => {
    const request = await lockOwn(tx, context, slug);
    if (request.state !== "draft") throw refuse("conflict");
    const choice = await choose(tx, request);
    await tx
      .update(forwardRequests)
      .set({ ...choice, touchedAt: sql`now()` })
      .where(eq(forwardRequests.id, request.id));
  });
}

/** Parcels that are left out are free again, those that come in are reserved (F31). */
export const setParcels = (context: CallContext, slug: string, numbers: readonly string[]): Promise<void> =>
  changeDraft(context, slug, async (tx, request) => {
    const parcels = assertTogether(await lockForRequest(tx, request.suiteId, numbers), numbers);
    const wanted = parcels.map(({ id }) => id);
    const before = await parcelIdsOf(tx, request.id);
    const gone = before.filter((id) => !wanted.includes(id));
    const fresh = wanted.filter((id) => !before.includes(id));
    const cause = { actor: "customer", actorId: signedIn(context).id } as const;
    await moveForRequest(tx, gone, { event: "free", ...cause }, "conflict");
    await dropParcels(tx, request.id, gone);
    await moveForRequest(tx, fresh, { event: "reserve", ...cause }, "parcel_taken");
    await takeParcels(tx, request.id, fresh);
    return { warehouseId: parcels[0]?.warehouseId ?? request.warehouseId };
  });

export interface DeliveryChoice {
  slug: string;
  shipping_method?: ShippingMethod | undefined;
  courier_id?: number | undefined;
  pickup_point_id?: number | null | undefined;
  address_id?: number | undefined;
  address?: AddressFields | undefined;
}

/** How it travels, who brings it and where to; what is not named stays as it was. */
export const setDelivery = (deps: RequestDeps, context: CallContext, choice: DeliveryChoice): Promise<void> =>
  changeDraft(context, choice.slug, async (tx, request) => {
    const address = await wantedAddress(deps, tx, context, choice);
    const countryId = address?.country_id ?? request.countryId;
    return {
      ...(choice.shipping_method ? { shippingMethod: choice.shipping_method } : {}),
      ...(address ? { address, countryId } : {}),
      ...(countryId === request.countryId ? {} : { courierId: null, pickupPointId: null }),
      ...courierOf(deps, { ...request, countryId }, choice),
    };
  });

/** Refuses a courier of another country, and a pickup point of another courier (CHECKOUT-09). */
function courierOf({ delivery }: RequestDeps, request: RequestRow, choice: DeliveryChoice): Choice {
  if (choice.courier_id === undefined) return {};
  const courier = delivery.findCourier(choice.courier_id, request.currencyId);
  if (courier?.countryId !== request.countryId) throw refuseFields({ courier_id: "validation.choice" });
  if (courier.deliveryType === "door") return { courierId: courier.id, pickupPointId: null };
  const point = choice.pickup_point_id == null ? null : delivery.findPoint(choice.pickup_point_id, "en");
  if (point?.carrier !== courier.carrier || point.country !== courier.country)
    throw refuseFields({ pickup_point_id: "validation.choice" });
  return { courierId: courier.id, pickupPointId: point.id };
}

async function wantedAddress(
  { countries }: RequestDeps,
  tx: Database,
  context: CallContext,
  { address_id, address }: DeliveryChoice,
): Promise<CheckoutAddress | null> {
  if (address_id !== undefined) {
    const own = (await listAddresses(tx, signedIn(context).id)).find(({ id }) => id === address_id);
    if (!own) throw refuse("not_found");
    const { id: _, ...fields } = own;
    return fields;
  }
  if (!address) return null;
  const broken = (hasStreet(address) ? checkAddress : checkRecipient)(address, countries);
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  return normalAddress(hasStreet(address) ? address : { ...address, city: "", zip: "" }, countries);
}
