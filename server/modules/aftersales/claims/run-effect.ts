import { transact } from "#platform/database/transact.ts";
import { claimAggregate } from "./claim-aggregate.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { mailClaim } from "./claim-mail.ts";
import type { EffectPayload } from "./effects.ts";
import { refundClaim } from "./refund-claim.ts";

/** Carries out an effect of a claim; repeated, the mail has the effect's key and the refund its own (I9, T121). */
export async function runEffect(deps: ClaimDeps, effect: EffectPayload): Promise<void> {
  const { name, claimId } = effect;
  if (name === "refund") return refundClaim(deps, claimId);
  await transact(deps.db, async (tx) =>
    mailClaim(deps, tx, await claimAggregate.lock(tx, claimId), { ...effect, name }),
  );
}
