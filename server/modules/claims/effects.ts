import { z } from "zod";
import { CLAIM_EFFECTS, CLAIM_MACHINE, type ClaimEffect } from "#domain/claims/claim-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import { historyOf } from "#platform/state/status-events.ts";
import type { ClaimDeps } from "./claim-deps.ts";

const payload = z.object({
  /** The effects that transitions declare, and `opened`, which follows no transition. */
  name: z.enum([...CLAIM_EFFECTS, "opened"]),
  claimId: z.int(),
  /** Distinguishes repeated effects: another question, or the decision of a reopened claim. */
  round: z.int().default(0),
});
export type EffectPayload = z.output<typeof payload>;

/** An effect of a claim, after the commit of its transition. */
export const CLAIM_EFFECT = defineJob({
  name: "claim-effect",
  payload,
  keyOf: ({ name, claimId, round }) => `${name}:${claimId}:${round}`,
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

/** Enqueues in the transaction of the transition: without its commit no effect follows (I9). */
export const effectsOf =
  ({ jobs }: Pick<ClaimDeps, "jobs">, tx: Database, { id: claimId }: { id: number }) =>
  async (name: ClaimEffect | "opened") => {
    const { length: round } = await historyOf(tx, CLAIM_MACHINE, claimId);
    await jobs.enqueue(tx, CLAIM_EFFECT, { name, claimId, round });
  };
