import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import {
  type AddressFields,
  checkAddress,
  checkRecipient,
  hasStreet,
  normalAddress,
} from "#domain/people/identity/address-rules.ts";
import { listAddresses } from "#modules/people/identity/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { RequestDeps } from "../request-deps.ts";

export interface DeliveryChoice {
  courier_id?: number | undefined;
  pickup_point_id?: number | null | undefined;
  address_id?: number | undefined;
  address?: AddressFields | undefined;
}

interface ChosenDelivery {
  address?: CheckoutAddress;
  countryId?: number;
  courierId?: number | null;
  pickupPointId?: number | null;
}

interface DeliveryDeps extends Pick<RequestDeps, "countries"> {
  delivery: Pick<RequestDeps["delivery"], "findCourier" | "findPoint">;
}

type Current = { countryId: number; currencyId: number };

/** The courier and the address; omitted fields keep their values. Another country clears the courier. */
export async function chooseDelivery(
  deps: DeliveryDeps,
  tx: Database,
  context: CallContext,
  { current, choice }: { current: Current; choice: DeliveryChoice },
): Promise<ChosenDelivery> {
  const address = await wantedAddress(deps, tx, context, choice);
  const countryId = address?.country_id ?? current.countryId;
  return {
    ...(address ? { address, countryId } : {}),
    ...(countryId === current.countryId ? {} : { courierId: null, pickupPointId: null }),
    ...courierOf(deps, { ...current, countryId }, choice),
  };
}

/** Refuses a courier of another country, and a pickup point of another courier (CHECKOUT-09). */
function courierOf({ delivery }: DeliveryDeps, { countryId, currencyId }: Current, choice: DeliveryChoice) {
  if (choice.courier_id === undefined) return {};
  const courier = delivery.findCourier(choice.courier_id, currencyId);
  if (courier?.countryId !== countryId) throw refuseFields({ courier_id: "validation.choice" });
  if (courier.deliveryType === "door") return { courierId: courier.id, pickupPointId: null };
  const point = choice.pickup_point_id == null ? null : delivery.findPoint(choice.pickup_point_id, "en");
  if (point?.carrier !== courier.carrier || point.country !== courier.country)
    throw refuseFields({ pickup_point_id: "validation.choice" });
  return { courierId: courier.id, pickupPointId: point.parcelshop_id };
}

async function wantedAddress(
  { countries }: DeliveryDeps,
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
