import type { PayoutState } from "#domain/money/balance/payout-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<PayoutState, PillTone>> = {
  requested: "warn",
  confirmed: "info",
  paid: "ok",
  rejected: "neutral",
  cancelled: "neutral",
  failed: "bad",
};

export const payoutStatus = (state: PayoutState): Status => ({
  label: `staff.payouts.state.${state}`,
  tone: TONES[state],
});
