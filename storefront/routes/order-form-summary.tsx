import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { loadSummary } from "../features/forwarding/quotes/load-quotes.ts";
import { SummaryPage } from "../features/forwarding/quotes/summary-page.tsx";
import type { Route } from "./+types/order-form-summary";

/** ROUTE-42 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  return loadSummary({ url, context, locale: params.locale as Language });
}

export default function OrderFormSummary({ loaderData }: Route.ComponentProps) {
  return <SummaryPage data={loaderData} />;
}
