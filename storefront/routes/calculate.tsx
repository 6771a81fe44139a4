import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { CalculatorPage } from "../features/forwarding/calculator/calculator-page.tsx";
import { loadCalculator } from "../features/forwarding/calculator/load-calculator.ts";
import type { Route } from "./+types/calculate";

export { revalidateCalculator as shouldRevalidate } from "../features/forwarding/calculator/own-address.ts";

/** ROUTE-53 calculate. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  return loadCalculator({ url, context, locale: params.locale as Language });
}

export default function Calculate({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage data={loaderData} />;
}
