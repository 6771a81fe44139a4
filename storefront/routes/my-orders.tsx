import { data, isRouteErrorResponse } from "react-router";
import type { Language } from "../../domain/storefronts/storefront.ts";
import { AccountPage } from "../features/account/account-page.tsx";
import { loadAccountUser } from "../features/account/load-account.ts";
import { emptiedOrders, loadOrders } from "../features/orders/load-orders.ts";
import { OrdersList } from "../features/orders/orders-list.tsx";
import { readOrdersQuery } from "../features/orders/orders-query.ts";
import { useTranslate } from "../i18n/messages-provider.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/my-orders";

/** ROUTE-37: the list, and below it the orders by their slugs, of which there are none yet. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  if (params["*"]) return data({ user: null, orders: null }, { status: 404 });
  const request = { url, context, locale: params.locale as Language };
  const [user, orders] = await Promise.all([loadAccountUser(context), loadOrders(request)]);
  return { user, orders };
}

/** ACCOUNT-05: a connection that is lost on the way empties the list too. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { user: null, orders: emptiedOrders(readOrdersQuery(url.searchParams).filter) };
  }
}

export default function MyOrders({ loaderData: { user, orders } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!orders) return <NotFound isOpen />;
  return (
    <AccountPage user={user} title={t("auth.menu.orders")} description={t("orders.text")}>
      <OrdersList orders={orders} unpaidCount={user?.unpaid_orders_count ?? 0} />
    </AccountPage>
  );
}
