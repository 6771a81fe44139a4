import type { CurrencyProfile, StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { findCurrency } from "../../../domain/storefronts/reader.ts";
import { refuse } from "../../platform/calls/call-errors.ts";

/** A checkout stays in the currency that it began in; where the storefront gave that up, it cannot go on. */
export function currencyOf(storefront: StorefrontProfile, currencyId: number): CurrencyProfile {
  const currency = findCurrency(storefront, currencyId);
  if (!currency) throw refuse("checkout_closed");
  return currency;
}
