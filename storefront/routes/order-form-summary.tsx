import { pageLanguage } from "../context.ts";
import { SummaryPage } from "../features/forwarding/quotes/form/summary-page.tsx";
import { loadSummary } from "../features/forwarding/quotes/load-quotes.ts";
import type { Route } from "./+types/order-form-summary";

/** ROUTE-42 */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadSummary({ url, context, locale: pageLanguage(context) });
}

export default function OrderFormSummary({ loaderData }: Route.ComponentProps) {
  return <SummaryPage data={loaderData} />;
}
