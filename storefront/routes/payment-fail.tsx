import { loadPaymentState } from "../features/money/payments/load-payment.ts";
import { PaymentOutcome } from "../features/money/payments/payment-outcome.tsx";
import type { Route } from "./+types/payment-fail";

/** ROUTE-20, T058: only reads. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadPaymentState(context, url);
}

export default function PaymentFail({ loaderData }: Route.ComponentProps) {
  return <PaymentOutcome {...loaderData} isRefused />;
}
