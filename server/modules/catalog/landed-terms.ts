import type { LandedTerms as WireTerms } from "../../../contracts/shop/freight.ts";
import type { LandedTerms } from "../../../domain/products/landed-cost.ts";
import { storefrontDay } from "../../../i18n/moments.ts";
import type { Delivery } from "../delivery/index.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import type { ReferenceData } from "./reference-data.ts";

/** What the landed cost in a scope is computed from, today. */
export type TermsIn = (scope: CatalogueScope) => LandedTerms;

export const termsBy =
  (delivery: Pick<Delivery, "landedTerms">, reference: () => ReferenceData): TermsIn =>
  ({ storefront, currency }) => {
    const today = storefrontDay(storefront, new Date());
    const { defaultCountryId: countryId } = storefront;
    return delivery.landedTerms({ storefront, currency, countryId, today }, reference().shippingRates);
  };

export function presentTerms({ today, rates, tiers, deliveryFees }: LandedTerms): WireTerms {
  return {
    today,
    rates: rates.map((rate) => ({
      method: rate.method,
      base_amount: rate.baseAmount,
      amount_per_step: rate.amountPerStep,
      step_grams: rate.stepGrams,
      volume_divisor: rate.volumeDivisor,
      min_days: rate.minDays,
      max_days: rate.maxDays,
    })),
    tiers: tiers.map(({ method, minimumSubtotal, percent }) => ({
      method,
      minimum_subtotal: minimumSubtotal,
      percent,
    })),
    delivery_fees: deliveryFees.map(({ fee, maxWeightGrams }) => ({ fee, max_weight_grams: maxWeightGrams })),
  };
}
