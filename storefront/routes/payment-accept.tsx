import { loadPaymentState } from "../features/money/payments/load-payment.ts";
import { PaymentOutcome } from "../features/money/payments/payment-outcome.tsx";
import type { Route } from "./+types/payment-accept";

/** ROUTE-21, T058: only reads. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadPaymentState(context, url);
}

export default function PaymentAccept({ loaderData }: Route.ComponentProps) {
  return <PaymentOutcome {...loaderData} />;
}
