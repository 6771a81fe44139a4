import { data, type RouterContextProvider } from "react-router";
import { type Found, lookUp } from "#client/calls/look-up.ts";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { namedPayment } from "#domain/money/payments/named-payment.ts";
import type { PayableKind } from "#domain/money/payments/payable-kind.ts";
import type { PaymentState } from "#storefront/commerce/payment/payment-state.ts";
import { type Api, api, reader } from "#storefront/context.ts";

type Context = Readonly<RouterContextProvider>;

export type PayableData = Awaited<ReturnType<Api["payments"]["get"]>>;

export function loadPayable(context: Context, slug: string): Promise<Found<PayableData>> {
  return lookUp(context.get(api).payments.get({ slug, language_id: context.get(reader).language.id }));
}

/** T062: an order as any visitor who knows the slug may see it. */
export function loadOrder(context: Context, slug: string): Promise<Found<OrderDetails>> {
  const { orders } = context.get(api);
  return lookUp(orders.getOrder({ slug, language_id: context.get(reader).language.id }).then(({ order }) => order));
}

/** The kind of a paid payable; null for an order, an unpaid payable and an unknown status. */
export async function paidKind(context: Context, slug: string): Promise<Exclude<PayableKind, "order"> | null> {
  const found = await lookUp(context.get(api).payments.status({ slug }));
  if (found === null || found === "unknown" || found.payable !== "paid") return null;
  return found.kind === "order" ? null : found.kind;
}

/** T058: the URL only names the payment; its status always comes from the server. */
export async function loadPaymentState(context: Context, url: URL) {
  const payment = namedPayment(url.searchParams.get("payment"));
  const state: Found<PaymentState> = payment === "" ? null : await lookUp(context.get(api).payments.state({ payment }));
  return data({ payment, state }, { status: statusOf(state) });
}

const NOTHING_KNOWN = 503;

/** The HTTP status of a page: 503 when the read failed. */
export const statusOf = (found: Found<unknown>, missing = 200) => {
  if (found === "unknown") return NOTHING_KNOWN;
  return found === null ? missing : 200;
};
