import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { mayRemoveBalance, withoutBalance } from "#domain/selling/checkout/checkout-state.ts";
import { CHECKOUT_STEP, PAYMENT_STEP_FIELDS } from "#domain/selling/checkout/steps.ts";
import { browserApi } from "#storefront/browser-api.ts";
import type { Checkout } from "../use-checkout.ts";

/** CHECKOUT-06, CHECKOUT-11: applies or removes the customer's balance. */
export function useBalance({ data, state, params, choose, change }: Checkout) {
  const apply = (balance: NonNullable<CheckoutData["balance"]>) =>
    choose({ balance }, () => browserApi.checkout.applyBalance(params));

  const remove = () =>
    choose({ balance: null }, async () => {
      await browserApi.checkout.removeBalance({ slug: params.slug });
      change(withoutBalance);
      const input = { ...params, step: CHECKOUT_STEP.payment, fields: [...PAYMENT_STEP_FIELDS] };
      return browserApi.checkout.fetch(input);
    });

  return async (isUsed: boolean) => {
    if (isUsed && data.balance) await apply(data.balance);
    if (!isUsed && mayRemoveBalance(state)) await remove();
  };
}
