import { z } from "zod";
import { WITHDRAWAL_EFFECTS, type WithdrawalEffect } from "#domain/withdrawals/withdrawal-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";

const payload = z.object({ name: z.enum(WITHDRAWAL_EFFECTS), withdrawalId: z.int() });
export type EffectPayload = z.output<typeof payload>;

export const WITHDRAWAL_EFFECT = defineJob({
  name: "withdrawal-effect",
  payload,
  keyOf: ({ name, withdrawalId }) => `${name}:${withdrawalId}`,
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

/** Enqueues in the transaction of the move: without the commit no effect follows (I9). */
export const effectsOf =
  ({ jobs }: Pick<WithdrawalDeps, "jobs">, tx: Database, withdrawalId: number) =>
  (name: WithdrawalEffect) =>
    jobs.enqueue(tx, WITHDRAWAL_EFFECT, { name, withdrawalId });
