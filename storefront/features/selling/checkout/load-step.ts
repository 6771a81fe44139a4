import { type RouterContextProvider, redirect } from "react-router";
import { type Found, lookUp } from "#client/calls/look-up.ts";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { hasShipping } from "#domain/selling/checkout/progress.ts";
import { CHECKOUT_STEP, type CheckoutStep, PAYMENT_STEP_FIELDS } from "#domain/selling/checkout/steps.ts";
import { NO_DELIVERY_METHOD } from "#domain/selling/delivery/courier.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { api, reader } from "#storefront/context.ts";

interface StepRequest {
  slug: string;
  locale: Language;
  context: Readonly<RouterContextProvider>;
}

/** CHECKOUT-01, CHECKOUT-03 */
async function fetchStep({ slug, context }: StepRequest, step: CheckoutStep): Promise<CheckoutData> {
  const language_id = context.get(reader).language.id;
  const fields = step === "payment" ? { fields: [...PAYMENT_STEP_FIELDS] } : {};
  const input = { slug, language_id, step: CHECKOUT_STEP[step], ...fields };
  return (await context.get(api).checkout.fetch(input)).data;
}

/** An ordered checkout is paid on its own page; what was chosen in an invalidated one is taken over by a new one. */
function redirectClosed({ status }: CheckoutData, { slug, locale }: StepRequest): void {
  if (status === "ordered") throw redirect(withLocale(`/payment/${slug}`, locale));
  if (status === "invalidated") throw redirect(withLocale("/checkout", locale));
}

export async function loadStep(request: StepRequest, step: CheckoutStep) {
  const data = await fetchStep(request, step);
  redirectClosed(data, request);
  return { data };
}

/** The payment step of an open checkout; null when the slug belongs to an order, a quote or nothing at all. */
export async function loadPaymentStep(request: StepRequest): Promise<Found<CheckoutData>> {
  const data = await lookUp(fetchStep(request, "payment"));
  if (data === null || data === "unknown") return data;
  if (data.status === "ordered") return null;
  redirectClosed(data, request);
  // T114
  if (!isShippingDone(data)) throw redirect(withLocale(`/checkout/${request.slug}`, request.locale));
  return data;
}

function isShippingDone({ shipping, delivery, address, email }: CheckoutData): boolean {
  return hasShipping({
    shippingMethod: shipping?.selected_shipping_method ?? null,
    courierId: delivery && delivery.local_delivery !== NO_DELIVERY_METHOD ? delivery.local_delivery : null,
    pickupPointId: delivery?.courier_info.parcelshop_id ?? null,
    address: address?.current ?? null,
    email: email?.email ?? null,
  });
}

export type StepData = Awaited<ReturnType<typeof loadStep>>;
