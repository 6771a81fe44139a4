import type { CalculationRequest, CalculatorChoices } from "#contracts/shop/forwarding/calculator.ts";
import { checkTyped, type TypedCalculation } from "#domain/forwarding/calculator/typed-calculation.ts";

/** The request for an estimate; null while a field is wrong. */
export function requestOf(typed: TypedCalculation, choices: CalculatorChoices): CalculationRequest | null {
  const { read } = checkTyped(typed);
  const country = choices.countries.find(({ iso_code }) => iso_code === typed.to);
  const warehouse = choices.warehouses.find(({ code }) => code === typed.from);
  const code = choices.codes.find(({ hs6 }) => hs6 === typed.code);
  if (!read || !country || !warehouse || !code) return null;
  return {
    warehouse: warehouse.code,
    country_id: country.id,
    boxes: read.boxes,
    lines: [{ hs6: code.hs6, origin: null, value: read.value, quantity: 1 }],
    is_insured: typed.isInsured,
    buyer: typed.isBusiness ? "business" : "consumer",
  };
}
