import { pageLanguage } from "../context.ts";
import { OrderForm } from "../features/forwarding/quotes/form/order-form.tsx";
import { loadOrderForm } from "../features/forwarding/quotes/load-quotes.ts";
import type { Route } from "./+types/order-form";

/** ROUTE-41 */
export async function loader({ url, context }: Route.LoaderArgs) {
  return loadOrderForm({ url, context, locale: pageLanguage(context) });
}

export default function OrderFormPage({ loaderData }: Route.ComponentProps) {
  return <OrderForm key={loaderData.quote ?? loaderData.link} data={loaderData} />;
}
