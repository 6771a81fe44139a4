import type { RouterContextProvider } from "react-router";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { PaymentState } from "../../commerce/payment/payment-state.ts";
import { api, visit } from "../../context.ts";

export interface PaymentRequest {
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

const languageOf = ({ locale, context }: PaymentRequest) =>
  context.get(visit).storefront.languages.find(({ iso_code }) => iso_code === locale)?.id ?? 0;

export function loadPayable(request: PaymentRequest, slug: string) {
  return request.context.get(api).payments.get({ slug, language_id: languageOf(request) });
}

export type PayableData = Awaited<ReturnType<typeof loadPayable>>;

/** T062: what anyone who knows the slug may see of an order; null when there is none. */
export async function loadOrder(request: PaymentRequest, slug: string) {
  return request.context
    .get(api)
    .orders.getOrder({ slug, language_id: languageOf(request) })
    .then(({ order }) => order)
    .catch(() => null);
}

/** T058: the URL only names the payment; its status always comes from the server. */
export async function loadPaymentState(url: URL, { context }: PaymentRequest): Promise<PaymentState | null> {
  const payment = url.searchParams.get("payment");
  if (!payment) return null;
  return context
    .get(api)
    .payments.state({ payment })
    .catch(() => null);
}
