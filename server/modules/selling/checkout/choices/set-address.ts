import { type SQL, sql } from "drizzle-orm";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import { offeredMethod } from "#domain/forwarding/freight/freight.ts";
import {
  type AddressFields,
  checkAddress,
  checkRecipient,
  hasStreet,
  normalAddress,
} from "#domain/people/identity/address-rules.ts";
import { checkEmailField, normalEmail } from "#domain/people/identity/text-rules.ts";
import { listAddresses } from "#modules/people/identity/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { asJson, changeCheckout } from "../checkout-store.ts";
import { changeByContent } from "../own-checkout.ts";
import type { OpenedCheckout } from "../stored-checkout.ts";
import { deliveryTo, NO_DELIVERY, quoteFreight } from "./freight-and-delivery.ts";
import { servedHere } from "./served-countries.ts";

export interface AddressChoice {
  slug: string;
  address_id?: number | undefined;
  address?: AddressFields | undefined;
  country_id?: number | undefined;
  email?: string | undefined;
}

/** Sets the delivery address: one of the customer's saved addresses, a new one, or its country alone (CHECKOUT-08). */
export async function setAddress(
  deps: CheckoutDeps,
  context: CallContext,
  choice: AddressChoice,
): Promise<OpenedCheckout> {
  if (choice.country_id !== undefined) return setCountry(deps, context, choice.slug, choice.country_id);
  const address = await wantedAddress(deps, context, choice);
  const email = choice.email === undefined ? null : wantedEmail(choice.email);
  const set = [sql`address = ${asJson(address)}, ${typed(email)}`];
  const when = sql`country_id = ${address.country_id}`;
  const changed = await changeCheckout(context.db, context, choice.slug, { set, when });
  return changed ?? moveTo(deps, context, choice.slug, { countryId: address.country_id, address, email });
}

/** Freight and couriers can be chosen before the rest of the address. A street of another country is dropped. */
function setCountry(deps: CheckoutDeps, context: CallContext, slug: string, countryId: number) {
  if (!servedHere(deps, context.storefront).some(({ id }) => id === countryId)) {
    throw refuseFields({ country_id: "validation.country" });
  }
  return moveTo(deps, context, slug, { countryId, address: null, email: null });
}

const TYPED_ADDRESS = ["first_name", "last_name", "first_address", "city", "zip", "phone_number"];

/** A stored address replaces its fields of the draft. A customer's e-mail is that of the account (CHECKOUT-08). */
function typed(email: string | null): SQL {
  const stored = sql.param(email === null ? TYPED_ADDRESS : [...TYPED_ADDRESS, "email"]);
  const draft = sql`draft = draft - ${stored}::text[]`;
  return email === null ? draft : sql`${draft}, email = case when user_id is null then ${email} else email end`;
}

export function wantedEmail(email: string): string {
  const broken = checkEmailField(email);
  if (broken) throw refuseFields({ email: broken });
  return normalEmail(email);
}

interface NewDestination {
  countryId: number;
  /** Null keeps the recipient. */
  address: CheckoutAddress | null;
  email: string | null;
}

/** Freight and couriers depend on the country. */
function moveTo(deps: CheckoutDeps, context: CallContext, slug: string, to: NewDestination) {
  const { countryId, address, email } = to;
  return changeByContent(context, slug, ({ checkout }) => {
    const destination = { ...checkout, countryId };
    const freight = quoteFreight(deps, context.storefront, destination);
    const delivery = deliveryTo(deps, destination, checkout) ?? NO_DELIVERY;
    const recipient = address ?? (checkout.address && inCountry(checkout.address, countryId));
    return [
      sql`address = ${asJson(recipient)}, country_id = ${countryId}, freight = ${asJson(freight)}`,
      ...(address ? [typed(email)] : []),
      sql`shipping_method = ${offeredMethod(freight, checkout.shippingMethod)}`,
      sql`courier_id = ${delivery.courierId}, pickup_point_id = ${delivery.pickupPointId}`,
      sql`delivery_fee = ${delivery.deliveryFee}`,
    ];
  });
}

const inCountry = (address: CheckoutAddress, country_id: number): CheckoutAddress =>
  address.country_id === country_id ? address : { ...address, first_address: "", city: "", zip: "", country_id };

async function wantedAddress(
  deps: CheckoutDeps,
  { db, user, storefront }: CallContext,
  { address_id, address }: AddressChoice,
): Promise<CheckoutAddress> {
  const countries = servedHere(deps, storefront);
  if (address_id !== undefined) {
    const saved = user ? await listAddresses(db, user.id) : [];
    const own = saved.find(({ id }) => id === address_id);
    if (!own) throw refuse("not_found");
    if (!countries.some(({ id }) => id === own.country_id)) throw refuseFields({ address_id: "validation.country" });
    return addressFields(own);
  }
  if (!address) throw refuse("bad_request");
  // A recipient at a pickup point needs no street.
  const broken = (hasStreet(address) ? checkAddress : checkRecipient)(address, countries);
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  return normalAddress(hasStreet(address) ? address : { ...address, city: "", zip: "" }, countries);
}

/** A saved address without its id. */
export const addressFields = ({ id, ...address }: AddressFields & { id: number }): CheckoutAddress => address;
