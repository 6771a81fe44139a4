import type { RouterContextProvider } from "react-router";
import type { PaymentState } from "../../commerce/payment/payment-state.ts";
import { api, reader } from "../../context.ts";

type Context = Readonly<RouterContextProvider>;

export function loadPayable(context: Context, slug: string) {
  return context.get(api).payments.get({ slug, language_id: context.get(reader).language.id });
}

export type PayableData = Awaited<ReturnType<typeof loadPayable>>;

/** T062: what anyone who knows the slug may see of an order; null when there is none. */
export async function loadOrder(context: Context, slug: string) {
  return context
    .get(api)
    .orders.getOrder({ slug, language_id: context.get(reader).language.id })
    .then(({ order }) => order)
    .catch(() => null);
}

/** T058: the URL only names the payment; its status always comes from the server. */
export async function loadPaymentState(context: Context, url: URL): Promise<PaymentState | null> {
  const payment = url.searchParams.get("payment");
  if (!payment) return null;
  return context
    .get(api)
    .payments.state({ payment })
    .catch(() => null);
}
