import type { WithdrawalState } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<WithdrawalState, PillTone>> = {
  recorded: "neutral",
  confirmed: "warn",
  accepted: "info",
  refused: "neutral",
  goods_received: "info",
  refunded: "ok",
};

export const withdrawalStatus = (state: WithdrawalState): Status => ({
  label: `staff.withdrawals.state.${state}`,
  tone: TONES[state],
});
