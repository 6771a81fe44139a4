import { pageLanguage } from "../context.ts";
import { CalculatorPage } from "../features/forwarding/calculator/calculator-page.tsx";
import { loadCalculator } from "../features/forwarding/calculator/load-calculator.ts";
import type { Route } from "./+types/calculate";

export { revalidateCalculator as shouldRevalidate } from "../features/forwarding/calculator/own-address.ts";

/** ROUTE-53 calculate. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadCalculator({ url, context, locale: pageLanguage(context) });
}

export default function Calculate({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage data={loaderData} />;
}
