import { presentLine } from "#contracts/shop/catalogue/line-snapshot.ts";
import type { CheckoutData, CheckoutProduct } from "#contracts/shop/selling/checkout-data.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { CheckoutPrice } from "#domain/money/pricing/checkout-price.ts";
import { earliest } from "#domain/selling/cart/earliest.ts";
import { freePayment } from "#domain/selling/checkout/preselected-payment.ts";
import type { CheckoutField } from "#domain/selling/checkout/steps.ts";
import { checkoutTotals } from "#domain/selling/checkout/totals.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { currencyOf } from "./choices/checkout-currency.ts";
import { presentFields } from "./fields-presenter.ts";
import { discountOf, methodsOf, priceOf } from "./price.ts";
import { type CheckoutLine, type OpenedCheckout, type StoredCheckout, weightOf } from "./stored-checkout.ts";

interface Shown {
  opened: OpenedCheckout;
  order: { id: number; number: string } | null;
  /** All fields when left out. */
  fields?: readonly CheckoutField[] | undefined;
}

/** Visitors other than the owner see the products and no personal data (T062). */
export function presentCheckout(
  deps: CheckoutDeps,
  { storefront, reader }: Pick<ReaderContext, "storefront" | "reader">,
  { opened, order, fields }: Shown,
): CheckoutData {
  const { ownerData } = opened;
  const checkout = opened.isOwn ? opened.checkout : withoutPersonalData(opened.checkout);
  const methods = methodsOf(deps, storefront, checkout);
  const method = methods.find(({ id }) => id === checkout.paymentMethodId) ?? null;
  const suggested = method ? null : freePayment(methods);
  const { countryId, currencyId, lines } = checkout;
  const cheapestFee = deps.delivery.cheapestFee(countryId, currencyId, weightOf(lines));
  const price = priceOf(checkout, { method, balance: ownerData.balance?.amount ?? ZERO, cheapestFee });
  return {
    slug: checkout.slug,
    status: checkout.state,
    is_owner: opened.isOwn,
    is_guest: checkout.userId === null,
    currency: currencyOf(storefront, checkout.currencyId).iso_code,
    products: checkout.lines.map(presentProduct),
    payment_methods: methods,
    selected_payment: method && { id: method.id, option: checkout.paymentOption },
    suggested_payment: suggested && { id: suggested.id, option: null },
    payments: presentPayments(checkout, price),
    promotion: presentPromotion(checkout),
    balance: ownerData.balance,
    totals: checkoutTotals(price),
    ...presentTimes(opened),
    draft: checkout.draft,
    extras: checkout.extras,
    order_id: order?.id ?? null,
    order_number: order?.number ?? null,
    ...presentFields(deps, checkout, { storefront, ownerData, language: reader.language.iso_code, fields }),
  };
}

const withoutPersonalData = (checkout: StoredCheckout): StoredCheckout => ({
  ...checkout,
  address: null,
  email: null,
  draft: null,
  extras: null,
  pickupPointId: null,
  promotion: checkout.promotion && { ...checkout.promotion, code: "" },
  paymentOption: null,
  usesBalance: false,
});

const presentProduct = (line: CheckoutLine): CheckoutProduct => ({ ...presentLine(line), currentPrice: line.price });

/** An applied balance is listed as a payment (CHECKOUT-05). */
const presentPayments = ({ usesBalance }: StoredCheckout, { balance }: CheckoutPrice): CheckoutData["payments"] =>
  usesBalance ? [{ payment_processor_id: PROVIDER.balance, type: "balance", amount: balance }] : [];

function presentPromotion(checkout: StoredCheckout): CheckoutData["promotion"] {
  const { promotion } = checkout;
  if (!promotion) return null;
  const { code, type, value } = promotion;
  return { code, promotion_type: type, value, discount_amount: discountOf(checkout) };
}

function presentTimes({ checkout, reservations, readAt }: OpenedCheckout) {
  const ours = reservations.filter(({ variantId }) => checkout.lines.some((line) => line.variantId === variantId));
  return {
    expiration: earliest(ours.map(({ expiresAt }) => expiresAt)),
    expiration_limit: earliest(ours.map(({ extendableUntil }) => extendableUntil)),
    server_time: readAt,
  };
}
