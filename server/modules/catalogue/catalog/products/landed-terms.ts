import type { LandedTerms as WireTerms } from "#contracts/shop/forwarding/freight.ts";
import type { LandedTerms } from "#domain/catalogue/products/landed-cost.ts";
import { NOTHING_REFUSED } from "#domain/forwarding/customs/hazards.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";
import type { CatalogueScope } from "../catalogue-scope.ts";
import type { ReferenceData } from "../reference-data.ts";

/** Today's terms of the landed cost in a scope. */
export type TermsIn = (scope: CatalogueScope) => LandedTerms;

/** The terms for goods with a tariff code: their hazards may refuse a method. */
export type TermsFor = (terms: LandedTerms, scope: CatalogueScope, hsCode: string) => LandedTerms;

export const termsForBy =
  (delivery: Pick<Delivery, "refusedMethods">): TermsFor =>
  (terms, { storefront }, hsCode) => ({
    ...terms,
    refused: delivery.refusedMethods([hsCode], storefront.defaultCountryId),
  });

export const termsBy =
  (delivery: Pick<Delivery, "landedTerms">, reference: () => ReferenceData): TermsIn =>
  ({ storefront, currency }) => {
    const today = storefrontDay(storefront, new Date());
    const { defaultCountryId: countryId } = storefront;
    return delivery.landedTerms({ storefront, currency, countryId, today }, reference().shippingRates);
  };

export function presentTerms({ today, rates, tiers, refused = NOTHING_REFUSED, deliveryFees }: LandedTerms): WireTerms {
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
    refused,
    delivery_fees: deliveryFees.map(({ fee, maxWeightGrams }) => ({ fee, max_weight_grams: maxWeightGrams })),
  };
}
