import { loadPaymentState } from "../features/money/payments/load-payment.ts";
import { PaymentOutcome } from "../features/money/payments/payment-outcome.tsx";
import type { Route } from "./+types/payment-decline";

/** ROUTE-22, T058: only reads. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadPaymentState(context, url);
}

export default function PaymentDecline({ loaderData }: Route.ComponentProps) {
  return <PaymentOutcome {...loaderData} isRefused />;
}
