import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { CHALLENGE_MS, FORM_MS, isAnswer } from "#domain/content/contacts/proof-of-work.ts";

const NONCE_BYTES = 16;
const SIGNATURE_BYTES = 16;
const FORM = /^([0-9a-z]{1,11})\.([\w-]{22})$/;
const CHALLENGE = /^([\w-]{22})\.(\d{1,2})\.([0-9a-z]{1,11})\.([\w-]{22})$/;

interface Answered {
  challenge: string;
  answer: number;
}

/** Signs the fields of a form and verifies them. Nothing is stored before a challenge is answered. */
export interface SpamChecks {
  newForm(storefrontCode: string, at: Date): string;
  /** Whether the form was opened here, neither too recently nor too long ago. */
  isFormValid(storefrontCode: string, form: string, at: Date): boolean;
  newChallenge(storefrontCode: string, bits: number, at: Date): string;
  /** The nonce under which an answer counts once; null for a wrong, foreign or late answer. */
  answeredChallenge(storefrontCode: string, given: Answered, at: Date): { nonce: string; expiresAt: Date } | null;
}

export function createSpamChecks(key: Buffer): SpamChecks {
  const sign = (...fields: string[]) =>
    createHmac("sha256", key).update(fields.join(" ")).digest().subarray(0, SIGNATURE_BYTES);
  const isSigned = (signature: string, ...fields: string[]) =>
    timingSafeEqual(Buffer.from(signature, "base64url"), sign(...fields));

  return {
    newForm(storefrontCode, at) {
      const opened = at.getTime().toString(36);
      return `${opened}.${sign("form", storefrontCode, opened).toString("base64url")}`;
    },
    isFormValid(storefrontCode, form, at) {
      const [, opened = "", signature = ""] = FORM.exec(form) ?? [];
      if (signature === "" || !isSigned(signature, "form", storefrontCode, opened)) return false;
      const age = at.getTime() - Number.parseInt(opened, 36);
      return age >= FORM_MS.least && age <= FORM_MS.most;
    },
    newChallenge(storefrontCode, bits, at) {
      const nonce = randomBytes(NONCE_BYTES).toString("base64url");
      const until = (at.getTime() + CHALLENGE_MS).toString(36);
      const signature = sign("work", storefrontCode, nonce, String(bits), until).toString("base64url");
      return `${nonce}.${bits}.${until}.${signature}`;
    },
    answeredChallenge(storefrontCode, { challenge, answer }, at) {
      const [, nonce = "", bits = "", until = "", signature = ""] = CHALLENGE.exec(challenge) ?? [];
      if (signature === "" || !isSigned(signature, "work", storefrontCode, nonce, bits, until)) return null;
      const expiresAt = new Date(Number.parseInt(until, 36));
      return expiresAt > at && isAnswer(challenge, Number(bits), answer) ? { nonce, expiresAt } : null;
    },
  };
}
