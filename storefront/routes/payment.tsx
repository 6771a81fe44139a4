import type { Language } from "../../domain/storefronts/storefront.ts";
import { loadPaymentStep } from "../features/checkout/load-step.ts";
import { PaymentStep } from "../features/checkout/payment/payment-step.tsx";
import { loadPayable } from "../features/payment/load-payment.ts";
import { PayAgain } from "../features/payment/pay-again.tsx";
import type { Route } from "./+types/payment";

/** ROUTE-23: the payment step of an open checkout; later, the unpaid payable with its slug. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const request = { slug: params.slug ?? "", locale: params.locale as Language, context };
  const data = await loadPaymentStep(request);
  if (data) return { kind: "step" as const, data };
  return { kind: "payable" as const, payable: await loadPayable(context, request.slug) };
}

export default function Payment({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "step" ? (
    <PaymentStep key={loaderData.data.slug} data={loaderData.data} />
  ) : (
    <PayAgain key={loaderData.payable.slug} payable={loaderData.payable} />
  );
}
