import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import type { PaymentFee } from "../pricing/checkout-price.ts";
import { FEE_TYPE, PROVIDER, type ProviderId } from "./provider.ts";

/** PSD2 article 62(4) forbids surcharges on cards and bank transfers. */
const NO_SURCHARGE: readonly ProviderId[] = [PROVIDER.card, PROVIDER.regional];

export const NO_FEE: PaymentFee = { type: FEE_TYPE.fixed, value: 0 };

/** Whether a shop in a country may ask for this fee: the EU forbids fees for cards and bank transfers (PRICE-07). */
export function isFeeAllowed(country: string, providerId: ProviderId, { value }: PaymentFee): boolean {
  if (providerId === PROVIDER.balance) return value === 0;
  return value === 0 || !isInEuropeanUnion(country) || !NO_SURCHARGE.includes(providerId);
}

/** The fee that may be asked for: none where the law allows none, whatever the settings say (PRICE-07). */
export function lawfulFee(country: string, providerId: ProviderId, fee: PaymentFee): PaymentFee {
  return isFeeAllowed(country, providerId, fee) ? fee : NO_FEE;
}
