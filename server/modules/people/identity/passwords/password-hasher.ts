import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash } from "@node-rs/argon2";
import { refuse } from "#platform/calls/call-errors.ts";
import { Gate, TooBusy } from "#platform/limits/gate.ts";
import { hashInWorker } from "./hash-in-worker.ts";
import { ARGON2ID, type HashJob } from "./hash-job.ts";

/**
 * Hashing takes a whole core, so one core is left to pages and the queue is bounded. After each hash its client sends the
 * next requests; the pause lets them run on all cores (T012).
 */
const LIMITS = { running: Math.max(1, availableParallelism() - 1), waiting: 100, restMs: 12 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist, or has no password, as for one that has (T002). */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const gate = new Gate(LIMITS);
  const inTurn = (job: HashJob) =>
    gate
      .run(() => hashInWorker(job))
      .catch((error: unknown) => {
        throw error instanceof TooBusy ? refuse("unavailable") : error;
      });
  const dummyHash = await hash(randomBytes(32), ARGON2ID);
  return {
    hash: async (password) => String(await inTurn({ password })),
    isRight: async (passwordHash, password) => {
      const isSame = await inTurn({ password, passwordHash: passwordHash ?? dummyHash });
      return isSame === true && passwordHash !== null;
    },
  };
}
