import { loadPaymentState } from "../features/payment/load-payment.ts";
import { PaymentFailed } from "../features/payment/payment-failed.tsx";
import { PaymentReturn } from "../features/payment/payment-return.tsx";
import type { Route } from "./+types/payment-fail";

/** ROUTE-20, T058: only reads. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const state = await loadPaymentState(context, url);
  return { payment: url.searchParams.get("payment") ?? "", state };
}

export default function PaymentFail({ loaderData: { payment, state } }: Route.ComponentProps) {
  return state ? (
    <PaymentReturn key={payment} payment={payment} loaded={state} isRefused />
  ) : (
    <PaymentFailed state={null} />
  );
}
