import { METHOD_NAMES } from "#domain/money/payments/method-name.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { trackAddPaymentInfo } from "#storefront/commerce/analytics/track-checkout.ts";
import { type ChosenMethod, MethodChoice } from "#storefront/commerce/payment/method-choice.tsx";
import type { Checkout } from "../use-checkout.ts";

/** Stores a payment method and reports it to analytics. */
export function selectMethod({ data, params, choose }: Checkout, { id, option }: ChosenMethod): Promise<boolean> {
  const index = data.payment_methods.findIndex((method) => method.id === id);
  const method = data.payment_methods[index];
  if (!method) return Promise.resolve(false);
  trackAddPaymentInfo(data, METHOD_NAMES[method.payment_processor_id]);
  return choose({ payment: { id, index, type: method.payment_processor_id } }, () =>
    browserApi.checkout.setPayment({ ...params, payment_method_id: id, option }),
  );
}

/** CHECKOUT-11 */
export function Methods({ checkout, error }: { checkout: Checkout; error: string | undefined }) {
  const { data, state } = checkout;
  // The bank as the server stored it, unless another method was just selected.
  const chosen =
    data.selected_payment?.id === state.payment.id ? data.selected_payment : { ...state.payment, option: null };
  return (
    <MethodChoice
      methods={data.payment_methods}
      currency={data.currency}
      {...{ chosen, error }}
      onChoose={(method) => void selectMethod(checkout, method)}
    />
  );
}
