/** Argon2id as OWASP's Password Storage Cheat Sheet has it (T018); 2 is the id of argon2id. */
export const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface HashJob {
  password: string;
  /** The hash to verify against; without it, the password is hashed. */
  passwordHash?: string;
}
