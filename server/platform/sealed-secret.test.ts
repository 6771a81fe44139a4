import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openSecret, SecretNotReadable, sealSecret } from "./sealed-secret.ts";

const key = randomBytes(32);
const secret = Buffer.from("12345678901234567890");

describe("a sealed secret", () => {
  test("opens with its key and purpose", () => {
    const sealed = sealSecret(key, "member 1", secret);
    expect(sealed.includes(secret)).toBe(false);
    expect(openSecret(key, "member 1", sealed)).toEqual(secret);
  });

  test("is never the same twice", () => {
    expect(sealSecret(key, "member 1", secret)).not.toEqual(sealSecret(key, "member 1", secret));
  });

  test("does not open with another key, for another purpose, or after a change of any byte", () => {
    const sealed = sealSecret(key, "member 1", secret);
    expect(() => openSecret(randomBytes(32), "member 1", sealed)).toThrow(SecretNotReadable);
    expect(() => openSecret(key, "member 2", sealed)).toThrow(SecretNotReadable);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => openSecret(key, "member 1", changed)).toThrow(SecretNotReadable);
    }
    expect(() => openSecret(key, "member 1", Buffer.alloc(0))).toThrow(SecretNotReadable);
  });
});
