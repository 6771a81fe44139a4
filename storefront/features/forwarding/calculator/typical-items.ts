import type { CalculatorChoices, SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";
import { type TypicalItem, typedBox } from "#domain/forwarding/calculator/form-actions.ts";
import type { TypedCalculation } from "#domain/forwarding/calculator/typed-calculation.ts";
import { type Money, multiply, toDecimalString } from "#domain/money/money/money.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";

export const decimalSign = (language: Language): string => (language === "en" ? "." : ",");

/** An amount as it is typed: two decimals and no currency. */
const typedAmount = (amount: Money, language: Language): string =>
  toDecimalString(amount).slice(0, -2).replace(".", decimalSign(language));

export const typicalItems = ({ presets }: CalculatorChoices, language: Language): TypicalItem[] =>
  presets.map((preset) => ({ ...preset, value: typedAmount(preset.value, language) }));

/** The first visit shows an estimate at once: the first typical item from the first warehouse to the own country. */
export function exampleOf(choices: CalculatorChoices, homeIso: string, language: Language): TypedCalculation {
  const [item] = typicalItems(choices, language);
  const { warehouses, countries } = choices;
  const home = countries.find(({ iso_code }) => iso_code === homeIso) ?? countries[0];
  return {
    from: warehouses[0]?.code ?? "",
    to: home?.iso_code ?? "",
    boxes: item ? [typedBox(item, decimalSign(language))] : [],
    value: item?.value ?? "",
    code: item?.hs6 ?? "",
    isInsured: false,
    isBusiness: false,
  };
}

/** A saved estimate as it was typed; null where its country is no longer served. */
export function typedAgain(
  { request }: Pick<SavedEstimate, "request">,
  { countries }: CalculatorChoices,
  language: Language,
): TypedCalculation | null {
  const country = countries.find(({ id }) => id === request.country_id);
  const [line] = request.lines;
  if (!country || !line || request.lines.length > 1) return null;
  return {
    from: request.warehouse,
    to: country.iso_code,
    boxes: request.boxes.map((box) => typedBox(box, decimalSign(language))),
    value: typedAmount(multiply(line.value, line.quantity), language),
    code: line.hs6,
    isInsured: request.is_insured,
    isBusiness: request.buyer === "business",
  };
}
