import { sql } from "drizzle-orm";
import type { CheckoutAddress } from "../../../contracts/shop/checkout-data.ts";
import { type AddressFields, checkAddress } from "../../../domain/identity/address-rules.ts";
import { offeredMethod } from "../../../domain/shipping/freight.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse, refuseFields } from "../../platform/calls/call-errors.ts";
import { listAddresses } from "../identity/index.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { asJson, changeCheckout } from "./checkout-store.ts";
import { deliveryTo, NO_DELIVERY, quoteFreight } from "./freight-and-delivery.ts";
import { changeByContent } from "./own-checkout.ts";
import type { OpenedCheckout } from "./stored-checkout.ts";

export interface AddressChoice {
  slug: string;
  address_id?: number | undefined;
  address?: AddressFields | undefined;
}

/** Sets the delivery address: one of the customer's saved addresses, or a new one (CHECKOUT-08). */
export async function setAddress(
  deps: CheckoutDeps,
  context: CallContext,
  choice: AddressChoice,
): Promise<OpenedCheckout> {
  const address = await wantedAddress(deps, context, choice);
  const set = [sql`address = ${asJson(address)}, ${WITHOUT_TYPED_ADDRESS}`];
  const when = sql`country_id = ${address.country_id}`;
  const changed = await changeCheckout(context.db, context, choice.slug, { set, when });
  return changed ?? moveTo(deps, context, choice.slug, address);
}

/** The stored address is newer than what was typed before. */
const WITHOUT_TYPED_ADDRESS = sql`draft = case when draft ? 'email' then jsonb_build_object('email', draft -> 'email') end`;

/** Freight and couriers depend on the country. */
function moveTo(deps: CheckoutDeps, context: CallContext, slug: string, address: CheckoutAddress) {
  const countryId = address.country_id;
  return changeByContent(context, slug, ({ checkout }) => {
    const destination = { ...checkout, countryId };
    const freight = quoteFreight(deps, context.storefront, destination);
    const delivery = deliveryTo(deps, destination, checkout) ?? NO_DELIVERY;
    return [
      sql`address = ${asJson(address)}, ${WITHOUT_TYPED_ADDRESS}, country_id = ${countryId}, freight = ${asJson(freight)}`,
      sql`shipping_method = ${offeredMethod(freight, checkout.shippingMethod)}`,
      sql`courier_id = ${delivery.courierId}, pickup_point_id = ${delivery.pickupPointId}`,
      sql`delivery_fee = ${delivery.deliveryFee}`,
    ];
  });
}

async function wantedAddress(
  { countries }: CheckoutDeps,
  { db, user }: CallContext,
  { address_id, address }: AddressChoice,
): Promise<CheckoutAddress> {
  if (address_id !== undefined) {
    const saved = user ? await listAddresses(db, user.id) : [];
    const own = saved.find(({ id }) => id === address_id);
    if (!own) throw refuse("not_found");
    return addressFields(own);
  }
  if (!address) throw refuse("bad_request");
  const broken = checkAddress(address, countries);
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  return addressFields(address);
}

/** Only the fields of an address, trimmed. */
export const addressFields = (address: AddressFields): CheckoutAddress => ({
  first_name: address.first_name.trim(),
  last_name: address.last_name.trim(),
  first_address: address.first_address.trim(),
  city: address.city.trim(),
  zip: address.zip.trim(),
  phone_number: address.phone_number.trim(),
  country_id: address.country_id,
});
