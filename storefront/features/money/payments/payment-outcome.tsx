import type { Found } from "#client/calls/look-up.ts";
import type { PaymentState } from "#storefront/commerce/payment/payment-state.ts";
import { OrderUnnamed } from "./order-unnamed.tsx";
import { PaymentElsewhere } from "./payment-elsewhere.tsx";
import { PaymentReturn } from "./payment-return.tsx";
import { PaymentUnknown } from "./payment-unknown.tsx";

interface PaymentOutcomeProps {
  payment: string;
  state: Found<PaymentState>;
  /** The provider sent the customer to the failure page. */
  isRefused?: boolean;
}

/** The content of the pages that a provider returns a customer to (T058). */
export function PaymentOutcome({ payment, state, isRefused = false }: PaymentOutcomeProps) {
  if (state === "unknown") return <PaymentUnknown />;
  if (state === null) return payment === "" ? <OrderUnnamed /> : <PaymentElsewhere />;
  return <PaymentReturn key={payment} payment={payment} loaded={state} isRefused={isRefused} />;
}
