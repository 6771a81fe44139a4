import { data, isRouteErrorResponse } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Pill } from "#ui/pill.tsx";
import { pageLanguage } from "../context.ts";
import { findRequest } from "../features/forwarding/forward-requests/load-request.ts";
import { RequestDetail } from "../features/forwarding/forward-requests/request-detail.tsx";
import { RequestPapers } from "../features/forwarding/forward-requests/request-papers.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { loadOrder } from "../features/selling/orders/detail/load-order.ts";
import { OrderDetail } from "../features/selling/orders/detail/order-detail.tsx";
import { OrderTools } from "../features/selling/orders/detail/order-tools.tsx";
import { failedOrders, loadOrders } from "../features/selling/orders/load-orders.ts";
import { OrderSearch } from "../features/selling/orders/order-search.tsx";
import { OrdersList } from "../features/selling/orders/orders-list.tsx";
import { readOrdersQuery } from "../features/selling/orders/orders-query.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/my-orders";

/** ROUTE-37: the list, and below it the orders by their slugs. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { "*": slug } = params;
  const locale = pageLanguage(context);
  const user = await loadAccountUser(context);
  if (!slug) return { user, orders: await loadOrders({ url, context, locale }), order: null, request: null };
  // First what only its owner can find: an order that is asked for and does not exist counts as a guess (T061).
  const request = await findRequest(slug, context);
  const order = request ? null : await loadOrder(slug, context);
  return data({ user, orders: null, order, request }, { status: order || request ? 200 : 404 });
}

/** ACCOUNT-05: a lost connection also shows an empty list. */
export async function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  if (params["*"]) return serverLoader();
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { user: null, orders: failedOrders(readOrdersQuery(url.searchParams)), order: null, request: null };
  }
}

export default function MyOrders({ loaderData: { user, orders, order, request } }: Route.ComponentProps) {
  const t = useTranslate();
  if (order) {
    return (
      <AccountPage
        user={user}
        title={t("order.detail.title", { number: order.number })}
        description={t("orders.text")}
        back={{ to: "/my-orders", name: t("auth.menu.orders") }}
        mark={<Pill tone={order.status_tone}>{t(order.status_key as MessageKey)}</Pill>}
        action={<OrderTools order={order} />}
      >
        <OrderDetail order={order} name={order.slug} />
      </AccountPage>
    );
  }
  if (request) {
    return (
      <AccountPage
        user={user}
        title={t("forwarding.detail.title", { number: request.number })}
        description={t("orders.text")}
        back={{ to: "/my-orders", name: t("auth.menu.orders") }}
        mark={<Pill tone={request.status_tone}>{t(request.status_key as MessageKey)}</Pill>}
        action={<RequestPapers request={request} />}
      >
        <RequestDetail request={request} />
      </AccountPage>
    );
  }
  if (!orders) return <NotFound />;
  return (
    <AccountPage
      user={user}
      title={t("auth.menu.orders")}
      description={t("orders.text")}
      action={<OrderSearch query={orders} />}
    >
      <OrdersList orders={orders} unpaidCount={user?.unpaid_orders_count ?? 0} />
    </AccountPage>
  );
}
