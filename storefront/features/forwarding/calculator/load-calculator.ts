import { type RouterContextProvider, redirect } from "react-router";
import type { CalculatorChoices } from "#contracts/shop/forwarding/calculator.ts";
import { afterAction } from "#domain/forwarding/calculator/form-actions.ts";
import { checkTyped, readTyped, type TypedCalculation } from "#domain/forwarding/calculator/typed-calculation.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { api, reader, visit } from "#storefront/context.ts";
import { answerOf, NO_ANSWER } from "./ask-estimate.ts";
import { ACTION_KEY, calculatePath, SAVED_KEY } from "./calculate-path.ts";
import { requestOf } from "./request-of.ts";
import { decimalSign, exampleOf, typicalItems } from "./typical-items.ts";

interface CalculatorRequest {
  url: URL;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

/** FORWARDING-03: what was typed is in the address; a button that changes the form leads to the changed address. */
export async function loadCalculator({ url, locale, context }: CalculatorRequest) {
  const { storefront } = context.get(visit);
  const query = url.searchParams;
  const { calculator } = context.get(api);
  const { language, currency } = context.get(reader);
  const asked = { language_id: language.id, currency_id: currency.id };
  const code = query.get("code");
  const choices = await calculator.presets(code && /^\d{6}$/.test(code) ? { ...asked, code } : asked);
  const example = exampleOf(choices, storefront.defaultCountryIso, locale);
  const typed = offeredChoices(readTyped(query, example), example, choices);
  followAction(query, typed, choices, locale);
  const { problems } = checkTyped(typed);
  const request = requestOf(typed, choices);
  const [answer, saved] = await Promise.all([
    request ? answerOf(calculator.estimate({ ...request, ...asked })) : NO_ANSWER,
    calculator.saved({ language_id: language.id }).catch(() => ({ items: [] })),
  ]);
  return { choices, typed, problems, ...answer, saved: saved.items, savedId: Number(query.get(SAVED_KEY)) || null };
}

export type CalculatorData = Awaited<ReturnType<typeof loadCalculator>>;

/** A link may name what is not offered here; a list can only show what it has. */
function offeredChoices(typed: TypedCalculation, example: TypedCalculation, choices: CalculatorChoices) {
  const { warehouses, countries, codes } = choices;
  return {
    ...typed,
    from: warehouses.some(({ code }) => code === typed.from) ? typed.from : example.from,
    to: countries.some(({ iso_code }) => iso_code === typed.to) ? typed.to : example.to,
    code: codes.some(({ hs6 }) => hs6 === typed.code) ? typed.code : example.code,
  };
}

function followAction(
  query: URLSearchParams,
  typed: TypedCalculation,
  choices: CalculatorChoices,
  locale: Language,
): void {
  const action = query.get(ACTION_KEY);
  if (action === null) return;
  const changed = afterAction(typed, action, typicalItems(choices, locale), decimalSign(locale));
  throw redirect(withLocale(calculatePath(changed ?? typed), locale));
}
