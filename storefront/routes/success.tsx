import { data } from "react-router";
import { loadOrder, statusOf } from "../features/payment/load-payment.ts";
import { OrderSuccess, OrderSuccessful } from "../features/payment/order-success.tsx";
import { PaymentUnknown } from "../features/payment/payment-unknown.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/success";

/** ROUTE-27: an order by its slug; without a slug, a general confirmation. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params;
  if (!slug) return { order: null, isNamed: false };
  const order = await loadOrder(context, slug);
  return data({ order, isNamed: true }, { status: statusOf(order, 404) });
}

export default function Success({ loaderData: { order, isNamed } }: Route.ComponentProps) {
  if (order === "unknown") return <PaymentUnknown />;
  if (order) return <OrderSuccess order={order} />;
  return isNamed ? <NotFound isOpen /> : <OrderSuccessful />;
}
