import type { Database } from "#platform/database/open-database.ts";
import type { EndedRefund } from "../payments/index.ts";
import { createWithdrawalCalls } from "./calls.ts";
import { endIfAllBack } from "./compare.ts";
import { WITHDRAWAL_EFFECT } from "./effects.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffWithdrawalCalls } from "./staff-calls.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";
import { sweepUnconfirmed } from "./withdrawal-store.ts";

export interface Withdrawals {
  calls: ReturnType<typeof createWithdrawalCalls>;
  staffCalls: ReturnType<typeof createStaffWithdrawalCalls>;
  /** Payments call this when a refund has ended, in the same transaction. */
  refundEnded(tx: Database, refund: EndedRefund): Promise<void>;
  /** Starts the worker of the effects. */
  work(): Promise<void>;
  sweep(): Promise<void>;
}

/** Withdrawals from a contract, by the law of the European Union. */
export async function openWithdrawals(deps: WithdrawalDeps): Promise<Withdrawals> {
  await deps.jobs.createQueue(WITHDRAWAL_EFFECT);
  return {
    calls: createWithdrawalCalls(deps),
    staffCalls: createStaffWithdrawalCalls(deps),
    async refundEnded(tx, { isDone, payable }) {
      if (isDone && payable.kind === "order") await endIfAllBack(tx, payable.id);
    },
    work: () => deps.jobs.work(WITHDRAWAL_EFFECT, (effect) => runEffect(deps, effect)),
    sweep: () => sweepUnconfirmed(deps.db),
  };
}
