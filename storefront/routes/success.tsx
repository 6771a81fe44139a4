import { data, redirect } from "react-router";
import { paidPage } from "#domain/money/payments/payable-kind.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { pageLanguage } from "../context.ts";
import { loadOrder, paidKind, statusOf } from "../features/money/payments/load-payment.ts";
import { OrderSuccess } from "../features/money/payments/order-success.tsx";
import { OrderUnnamed } from "../features/money/payments/order-unnamed.tsx";
import { PaymentUnknown } from "../features/money/payments/payment-unknown.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/success";

/** ROUTE-27: an order by its slug; what else was paid has a page of its own. Without a slug, nothing is confirmed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params;
  if (!slug) return { order: null, isNamed: false };
  // Asked first: an order that does not exist counts as a guess (T061).
  const kind = await paidKind(context, slug);
  if (kind !== null) throw redirect(withLocale(paidPage(kind, slug), pageLanguage(context)));
  const order = await loadOrder(context, slug);
  return data({ order, isNamed: true }, { status: statusOf(order, 404) });
}

export default function Success({ loaderData: { order, isNamed } }: Route.ComponentProps) {
  if (order === "unknown") return <PaymentUnknown />;
  if (order) return <OrderSuccess order={order} />;
  return isNamed ? <NotFound /> : <OrderUnnamed />;
}
