import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** SECRETS_KEY is another one than the secret was sealed with, or somebody changed what was stored. */
export class SecretNotReadable extends Error {}

/**
 * Encrypts a secret so that only this key opens it, and only for the same purpose: one that was copied to another row
 * does not open there.
 */
export function sealSecret(key: Buffer, purpose: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export function openSecret(key: Buffer, purpose: string, stored: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, stored.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SecretNotReadable(`The secret ${purpose} cannot be decrypted with this SECRETS_KEY`, { cause });
  }
}
