import type { CalculatorChoices } from "#contracts/shop/forwarding/calculator.ts";
import { PRESET_NAMES, PRESETS } from "#domain/forwarding/calculator/presets.ts";
import type { Country } from "#domain/people/identity/address-rules.ts";
import type { Translate } from "#i18n/translate.ts";
import type { Delivery } from "#modules/selling/delivery/index.ts";
import type { Customs } from "../customs/index.ts";
import { type EstimateDeps, type EstimateScope, tariffsFrom } from "./estimate.ts";

export interface ChoiceDeps extends EstimateDeps {
  customs: EstimateDeps["customs"] & Pick<Customs, "commonCodes" | "findCode" | "feesIn">;
  delivery: EstimateDeps["delivery"] & Pick<Delivery, "cheapestFee">;
  countries: readonly Country[];
}

/** The choices of the calculator in a storefront; null where its currency has no rate (FORWARDING-03). */
export function choicesFor(
  deps: ChoiceDeps,
  scope: EstimateScope,
  { t, code }: { t: Translate; code: string | undefined },
): CalculatorChoices | null {
  const { customs, delivery, countries } = deps;
  const { currency, today } = scope;
  const fees = customs.feesIn(currency.id, today);
  if (!fees) return null;
  const isServed = (warehouse: string, countryId: number) =>
    tariffsFrom(deps, scope, { warehouse, country_id: countryId }).length > 0;
  const warehouses = deps.warehouses().filter(({ code: from }) => countries.some(({ id }) => isServed(from, id)));
  return {
    warehouses: warehouses.map((each) => ({ code: each.code, name: each.name, country_code: each.countryCode })),
    countries: countries.filter(
      ({ id }) =>
        delivery.cheapestFee(id, currency.id, 0) !== null && warehouses.some(({ code: from }) => isServed(from, id)),
    ),
    codes: codesFor(customs, t, code),
    presets: PRESET_NAMES.map((name) => {
      const { hs6, value, weightGrams, lengthMm, widthMm, heightMm } = PRESETS[name];
      const size = { weight_grams: weightGrams, length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm };
      return { name, hs6, value, ...size };
    }),
    currency: currency.iso_code,
    insurance_included: fees.insurance_included,
  };
}

/** The common tariff codes, preceded by the chosen one if it is not common. */
function codesFor(customs: ChoiceDeps["customs"], t: Translate, code: string | undefined) {
  const common = customs.commonCodes(t);
  const wanted = code === undefined || common.some(({ hs6 }) => hs6 === code) ? null : customs.findCode(code, t);
  return [...(wanted ? [wanted] : []), ...common].map(({ hs6, name }) => ({ hs6, name }));
}
