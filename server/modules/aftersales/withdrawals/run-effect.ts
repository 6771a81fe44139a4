import { transact } from "#platform/database/transact.ts";
import { compareWithOrder } from "./compare.ts";
import type { EffectPayload } from "./effects.ts";
import { withdrawalAggregate } from "./withdrawal-aggregate.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";
import { mailWithdrawal } from "./withdrawal-mail.ts";

/** Carries out an effect of a withdrawal; the effect's key keeps a repeated run from a second mail (I9). */
export async function runEffect(deps: WithdrawalDeps, effect: EffectPayload): Promise<void> {
  const { name, withdrawalId } = effect;
  if (name === "compare") return compareWithOrder(deps, withdrawalId);
  await transact(deps.db, async (tx) => {
    const withdrawal = await withdrawalAggregate.lock(tx, withdrawalId);
    await mailWithdrawal(deps, tx, withdrawal, { ...effect, name });
  });
}
