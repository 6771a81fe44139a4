import { HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { leadingZeroBits, sha256 } from "./sha256.ts";

/** About 131,000 tries: a fraction of a second for one browser, and dear for who sends thousands. */
export const FIRST_BITS = 17;
const BITS_PER_REFUSAL = 2;
const MOST_BITS = 23;

/** How long a challenge can be answered, and how old a form may be. Nobody fills in a form within seconds. */
export const CHALLENGE_MS = 10 * MINUTE_MS;
export const FORM_MS = { least: 3_000, most: 2 * HOUR_MS } as const;

/** How hard the next challenge of a network is, after so many of its messages were held. */
export const bitsAfter = (refusals: number): number => Math.min(MOST_BITS, FIRST_BITS + BITS_PER_REFUSAL * refusals);

/** Whether a number answers a challenge: the hash of both begins with so many zero bits. */
export const isAnswer = (challenge: string, bits: number, answer: number): boolean =>
  leadingZeroBits(sha256(asciiBytes(`${challenge}.${answer}`))) >= bits;

/** The first number that answers a challenge. */
export function findAnswer(challenge: string, bits: number): number {
  let answer = 0;
  while (!isAnswer(challenge, bits, answer)) answer += 1;
  return answer;
}

/** Challenges are of characters that are one byte each. */
const asciiBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
