import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import { isSameAddress } from "#domain/selling/checkout/same-address.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { UsedChoices } from "../../orders/index.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { readPersonal } from "../owner-data.ts";
import type { StoredCheckout } from "../stored-checkout.ts";
import { servedHere } from "./served-countries.ts";
import { addressFields } from "./set-address.ts";

/** The initial choices of a checkout. */
export interface FirstChoices
  extends Pick<StoredCheckout, "address" | "email" | "draft" | "extras" | "promotion" | "usesBalance"> {
  countryId: number;
  /** The currency of the promotion's amount. */
  currencyId: number | null;
  /** Couriers, pickup points and payment methods to preselect from, the best first. */
  used: UsedChoices[];
}

/**
 * The choices of the abandoned checkout; else those of the customer's last orders. A guest's order passes no personal
 * data on to the next one in the same browser (CHECKOUT-05, CHECKOUT-08).
 */
export async function firstChoices(
  deps: CheckoutDeps,
  context: CallContext,
  latest: StoredCheckout | null,
): Promise<FirstChoices> {
  const { db, user, storefront } = context;
  const served = servedHere(deps, storefront).map(({ id }) => id);
  const left = latest?.state === "ordered" ? null : latest;
  const { addresses, used } = user ? await readPersonal(db, user.id) : { addresses: [], used: [] };
  const possible = addresses.filter(({ country_id }) => served.includes(country_id));
  const address = chosenAddress(left?.address ?? null, possible);
  return {
    address,
    email: user?.email ?? left?.email ?? null,
    draft: left?.draft ?? null,
    extras: left?.extras ?? null,
    promotion: left?.promotion ?? null,
    usesBalance: user !== null && left?.usesBalance === true,
    countryId: address?.country_id ?? left?.countryId ?? storefront.defaultCountryId,
    currencyId: left?.currencyId ?? null,
    used: latest ? [latest, ...used] : used,
  };
}

/** A customer with saved addresses gets one of them: the one chosen before, else the last one. */
function chosenAddress(before: CheckoutAddress | null, saved: readonly DeliveryAddress[]): CheckoutAddress | null {
  const last = saved.at(-1);
  if (!last || saved.some((address) => isSameAddress(address, before))) return before;
  return addressFields(last);
}
