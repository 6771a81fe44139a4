import { data } from "react-router";
import { pageLanguage } from "../context.ts";
import { loadPayable, statusOf } from "../features/money/payments/load-payment.ts";
import { PayAgain } from "../features/money/payments/pay-again.tsx";
import { PaymentUnknown } from "../features/money/payments/payment-unknown.tsx";
import { loadPaymentStep } from "../features/selling/checkout/load-step.ts";
import { PaymentStep } from "../features/selling/checkout/payment/payment-step.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/payment";

/** ROUTE-23: the payment step of an open checkout; later, the unpaid payable with its slug. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const request = { slug: params.slug ?? "", locale: pageLanguage(context), context };
  const step = await loadPaymentStep(request);
  if (step !== null && step !== "unknown") return { kind: "step" as const, step };
  const payable = step ?? (await loadPayable(context, request.slug));
  return data({ kind: "payable" as const, payable }, { status: statusOf(payable, 404) });
}

export default function Payment({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "step") return <PaymentStep key={loaderData.step.slug} data={loaderData.step} />;
  const { payable } = loaderData;
  if (payable === "unknown") return <PaymentUnknown />;
  return payable ? <PayAgain key={payable.slug} payable={payable} /> : <NotFound />;
}
