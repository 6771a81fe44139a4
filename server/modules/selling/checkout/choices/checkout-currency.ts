import type { CurrencyProfile, StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { findCurrency } from "#domain/operations/storefronts/reader.ts";
import { refuse } from "#platform/calls/call-errors.ts";

/** A checkout keeps its currency; it is closed when the storefront no longer offers that one. */
export function currencyOf(storefront: StorefrontProfile, currencyId: number): CurrencyProfile {
  const currency = findCurrency(storefront, currencyId);
  if (!currency) throw refuse("checkout_closed");
  return currency;
}
