import { refundEnded } from "#modules/money/payments/index.ts";
import type { HandledEvents } from "#platform/events/events.ts";
import { createWithdrawalCalls } from "./calls.ts";
import { endIfFullyRefunded } from "./compare.ts";
import { WITHDRAWAL_EFFECT } from "./effects.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffWithdrawalCalls } from "./staff-calls.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";
import { sweepUnconfirmed } from "./withdrawal-store.ts";

export interface Withdrawals {
  calls: ReturnType<typeof createWithdrawalCalls>;
  staffCalls: ReturnType<typeof createStaffWithdrawalCalls>;
  /** Starts the worker of the effects. */
  work(): Promise<void>;
  sweep(): Promise<void>;
}

/** Withdrawals from a contract, by the law of the European Union. */
export async function createWithdrawals({ events, ...deps }: WithdrawalDeps & HandledEvents): Promise<Withdrawals> {
  await deps.jobs.createQueue(WITHDRAWAL_EFFECT);
  events.on(refundEnded, async (tx, { isDone, payable }) => {
    if (isDone && payable.kind === "order") await endIfFullyRefunded(tx, payable.id);
  });
  return {
    calls: createWithdrawalCalls(deps),
    staffCalls: createStaffWithdrawalCalls(deps),
    work: () => deps.jobs.work(WITHDRAWAL_EFFECT, (effect) => runEffect(deps, effect)),
    sweep: () => sweepUnconfirmed(deps.db),
  };
}
