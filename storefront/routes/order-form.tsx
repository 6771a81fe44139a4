import { pageLanguage } from "../context.ts";
import { loadOrderForm } from "../features/forwarding/quotes/load-quotes.ts";
import { OrderForm } from "../features/forwarding/quotes/order-form.tsx";
import type { Route } from "./+types/order-form";

/** ROUTE-41 */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadOrderForm({ url, context, locale: pageLanguage(context) });
}

export default function OrderFormPage({ loaderData }: Route.ComponentProps) {
  return <OrderForm key={loaderData.quote ?? loaderData.link} data={loaderData} />;
}
