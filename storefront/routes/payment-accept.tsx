import { loadPaymentState } from "../features/payment/load-payment.ts";
import { PaymentFailed } from "../features/payment/payment-failed.tsx";
import { PaymentReturn } from "../features/payment/payment-return.tsx";
import type { Route } from "./+types/payment-accept";

/** ROUTE-21, T058: only reads. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const state = await loadPaymentState(context, url);
  return { payment: url.searchParams.get("payment") ?? "", state };
}

export default function PaymentAccept({ loaderData: { payment, state } }: Route.ComponentProps) {
  return state ? <PaymentReturn key={payment} payment={payment} loaded={state} /> : <PaymentFailed state={null} />;
}
