import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import type { PaymentFee } from "../pricing/checkout-price.ts";
import { FEE_TYPE, PROVIDER, type ProviderId } from "./provider.ts";

/** Cards and bank transfers: PSD2 article 62(4). */
const NO_SURCHARGE: readonly ProviderId[] = [PROVIDER.card, PROVIDER.regional];

export const NO_FEE: PaymentFee = { type: FEE_TYPE.fixed, value: 0 };

/** Whether a shop in a country may ask for this fee: in the EU nobody pays more for a card or a bank (PRICE-07). */
export function isFeeAllowed(country: string, providerId: ProviderId, { value }: PaymentFee): boolean {
  if (providerId === PROVIDER.balance) return value === 0;
  return value === 0 || !isInEuropeanUnion(country) || !NO_SURCHARGE.includes(providerId);
}

/** The fee that may be asked for: none where the law allows none, whatever the settings say (PRICE-07). */
export function lawfulFee(country: string, providerId: ProviderId, fee: PaymentFee): PaymentFee {
  return isFeeAllowed(country, providerId, fee) ? fee : NO_FEE;
}
