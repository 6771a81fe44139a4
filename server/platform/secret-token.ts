import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** 256 random bits in characters that are valid in an address and a cookie (T027). */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** A new token with the hash that the database stores. */
export function newSecret(): { token: string; hash: Buffer } {
  const token = newToken();
  return { token, hash: hashOf(token) };
}

/** The hash that the database stores; null for a text that cannot be a token. */
export function tokenHash(token: string): Buffer | null {
  return TOKEN.test(token) ? hashOf(token) : null;
}
