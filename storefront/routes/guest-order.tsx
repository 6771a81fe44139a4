import { data, redirect } from "react-router";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { pageLanguage } from "../context.ts";
import { findOrder } from "../features/selling/orders/detail/load-order.ts";
import { GuestOrderPage } from "../features/selling/orders/guest/guest-order-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/guest-order";

/** A guest's order by the token of a mailed link, or by its slug in the browser that ordered. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await findOrder(params.token, context);
  if (order && !order.is_guest) throw redirect(withLocale(`/my-orders/${order.slug}`, pageLanguage(context)));
  const own = order?.is_owner ? order : null;
  return data({ order: own }, { status: own ? 200 : 404 });
}

export default function GuestOrder({ loaderData: { order }, params }: Route.ComponentProps) {
  return order ? <GuestOrderPage order={order} name={params.token} /> : <NotFound />;
}
