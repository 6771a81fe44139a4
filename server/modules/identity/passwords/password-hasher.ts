import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { refuse } from "../../../platform/calls/call-errors.ts";
import { Gate, TooBusy } from "../../../platform/images/gate.ts";

/** Argon2id as OWASP's Password Storage Cheat Sheet has it (T018); 2 is the id of argon2id. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a whole core: few at once leave pages their share, and a long queue helps nobody (T012). */
const LIMITS = { running: 2, waiting: 100 };

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist, or has no password, as for one that has (T002). */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const gate = new Gate(LIMITS);
  const inTurn = <Result>(work: () => Promise<Result>) =>
    gate.run(work).catch((error: unknown) => {
      throw error instanceof TooBusy ? refuse("unavailable") : error;
    });
  const nobodysHash = await hash(randomBytes(32), ARGON2ID);
  return {
    hash: (password) => inTurn(() => hash(password, ARGON2ID)),
    isRight: async (passwordHash, password) => {
      const isSame = await inTurn(() => verify(passwordHash ?? nobodysHash, password));
      return isSame && passwordHash !== null;
    },
  };
}
