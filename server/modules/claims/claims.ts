import type { Database } from "#platform/database/open-database.ts";
import type { EndedRefund } from "../payments/index.ts";
import { createClaimCalls } from "./calls.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { CLAIM_EFFECT } from "./effects.ts";
import { refundEnded } from "./refund-claim.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffClaimCalls } from "./staff-calls.ts";

export interface Claims {
  calls: ReturnType<typeof createClaimCalls>;
  staffCalls: ReturnType<typeof createStaffClaimCalls>;
  /** Payments call this when a refund has ended, in the same transaction. */
  refundEnded(tx: Database, refund: EndedRefund): Promise<void>;
  /** Starts the worker of the effects. */
  work(): Promise<void>;
}

/** Complaints about what was bought or sent (FORWARDING-06). */
export async function openClaims(deps: ClaimDeps): Promise<Claims> {
  await deps.jobs.createQueue(CLAIM_EFFECT);
  return {
    calls: createClaimCalls(deps),
    staffCalls: createStaffClaimCalls(deps),
    refundEnded: (tx, refund) => refundEnded(deps, tx, refund),
    work: () => deps.jobs.work(CLAIM_EFFECT, (effect) => runEffect(deps, effect)),
  };
}
