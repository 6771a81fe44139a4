import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** 256 random bits in letters that fit into an address and a cookie (T027). */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** A new token, and what the database keeps of it. */
export function newSecret(): { token: string; hash: Buffer } {
  const token = newToken();
  return { token, hash: hashOf(token) };
}

/** What the database keeps of a token; none for a text that we never gave out. */
export function tokenHash(token: string): Buffer | null {
  return TOKEN.test(token) ? hashOf(token) : null;
}
