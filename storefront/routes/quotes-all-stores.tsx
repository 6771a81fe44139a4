import { pageLanguage } from "../context.ts";
import { ShopsPage } from "../features/forwarding/quotes/form/shops-page.tsx";
import { loadShops } from "../features/forwarding/quotes/load-quotes.ts";
import type { Route } from "./+types/quotes-all-stores";

/** ROUTE-53 quotes-all-stores. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadShops({ url, context, locale: pageLanguage(context) });
}

export default function QuotesAllStores({ loaderData }: Route.ComponentProps) {
  return <ShopsPage {...loaderData} />;
}
