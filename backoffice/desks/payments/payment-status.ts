import { PAYMENT_PHASES, type PaymentPhase, type PaymentState } from "#domain/money/payments/payment-states.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<PaymentPhase, PillTone>> = { open: "warn", ended: "neutral", captured: "ok" };
const OWN_TONES: Readonly<Partial<Record<PaymentState, PillTone>>> = {
  created: "neutral",
  failed: "bad",
  partially_refunded: "neutral",
  refunded: "neutral",
};

export const paymentStatus = (state: PaymentState): Status => ({
  label: `staff.payments.state.${state}`,
  tone: OWN_TONES[state] ?? TONES[PAYMENT_PHASES[state]],
});
