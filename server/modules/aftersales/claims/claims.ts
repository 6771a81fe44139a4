import { refundEnded } from "#modules/money/payments/index.ts";
import { emailConfirmed, userSignedIn } from "#modules/people/identity/index.ts";
import type { HandledEvents } from "#platform/events/events.ts";
import { createClaimCalls } from "./calls.ts";
import type { ClaimDeps } from "./claim-deps.ts";
import { adoptAtSignIn, adoptGuestClaims } from "./claim-store.ts";
import { CLAIM_EFFECT } from "./effects.ts";
import { followRefund } from "./refund-claim.ts";
import { runEffect } from "./run-effect.ts";
import { createStaffClaimCalls } from "./staff-calls.ts";

export interface Claims {
  calls: ReturnType<typeof createClaimCalls>;
  staffCalls: ReturnType<typeof createStaffClaimCalls>;
  /** Starts the worker of the effects. */
  work(): Promise<void>;
}

/** Complaints about what was bought or sent (FORWARDING-06). */
export async function createClaims({ events, ...deps }: ClaimDeps & HandledEvents): Promise<Claims> {
  await deps.jobs.createQueue(CLAIM_EFFECT);
  events.on(refundEnded, (tx, refund) => followRefund(deps, tx, refund));
  events.on(emailConfirmed, adoptGuestClaims);
  events.on(userSignedIn, adoptAtSignIn);
  return {
    calls: createClaimCalls(deps),
    staffCalls: createStaffClaimCalls(deps),
    work: () => deps.jobs.work(CLAIM_EFFECT, (effect) => runEffect(deps, effect)),
  };
}
