import { z } from "zod";
import { CLAIM_EFFECTS, CLAIM_MACHINE, type ClaimEffect } from "#domain/claims/claim-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import { historyOf } from "#platform/state/status-events.ts";
import type { ClaimDeps } from "./claim-deps.ts";

const payload = z.object({
  /** What the transitions declare, and one that follows no transition. */
  name: z.enum([...CLAIM_EFFECTS, "opened"]),
  claimId: z.int(),
  /** The same can follow again: another question, or the decision of a claim that was reopened. */
  round: z.int().default(0),
});
export type EffectPayload = z.output<typeof payload>;

/** What follows a transition of a claim after its commit. */
export const CLAIM_EFFECT = defineJob({
  name: "claim-effect",
  payload,
  keyOf: ({ name, claimId, round }) => `${name}:${claimId}:${round}`,
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

/** In the transaction of the move: without the commit nothing follows (I9). */
export const effectsOf =
  ({ jobs }: Pick<ClaimDeps, "jobs">, tx: Database, { id: claimId }: { id: number }) =>
  async (name: ClaimEffect | "opened") => {
    const { length: round } = await historyOf(tx, CLAIM_MACHINE, claimId);
    await jobs.enqueue(tx, CLAIM_EFFECT, { name, claimId, round });
  };
