import { transact } from "#platform/database/transact.ts";
import { compareWithOrder } from "./compare.ts";
import type { EffectPayload } from "./effects.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";
import { mailWithdrawal } from "./withdrawal-mail.ts";
import { lockWithdrawal } from "./withdrawal-store.ts";

/** Carries out an effect of a withdrawal; the effect's key keeps a repeated run from a second mail (I9). */
export async function runEffect(deps: WithdrawalDeps, { name, withdrawalId }: EffectPayload): Promise<void> {
  if (name === "compare") return compareWithOrder(deps, withdrawalId);
  await transact(deps.db, async (tx) => mailWithdrawal(deps, tx, await lockWithdrawal(tx, withdrawalId), name));
}
