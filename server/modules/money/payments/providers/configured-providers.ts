import type { PaymentSettings } from "#platform/payment-settings.ts";
import { paypalProvider } from "./paypal.ts";
import { payseraProvider } from "./paysera.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe.ts";

/** The providers that have all their settings; the others are not offered. */
export function configuredProviders({ stripe, paypal, paysera }: PaymentSettings): PaymentProvider[] {
  return [
    ...(stripe ? [stripeProvider(stripe)] : []),
    ...(paypal ? [paypalProvider(paypal)] : []),
    ...(paysera ? [payseraProvider(paysera)] : []),
  ];
}
