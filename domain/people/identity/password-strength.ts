import { checkPassword } from "./password-rules.ts";

export const PASSWORD_STRENGTHS = ["weak", "fair", "good", "strong"] as const;

export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const GOOD_FROM = 14;
const STRONG_FROM = 18;

/**
 * How hard a new password is to guess: one that would be refused is weak; beyond that length counts most, repeated
 * characters hardly and different kinds of characters a little (AUTH-06, T009).
 */
export function passwordStrength(password: string): PasswordStrength {
  if (checkPassword(password) !== null) return "weak";
  const characters = Array.from(password);
  const different = new Set(characters).size;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const score = Math.min(characters.length, different * 2) + (kinds - 1) * 2;
  if (score < GOOD_FROM) return "fair";
  return score < STRONG_FROM ? "good" : "strong";
}
