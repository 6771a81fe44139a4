import type { AttemptLimit } from "#domain/people/identity/attempt-limits.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";

const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const FEWEST_DIGITS = 4;

/** How many numbers may be tried from one network, and how often one number (T061). */
export const LOOKUP_LIMIT: AttemptLimit = { attempts: 10, windowMs: QUARTER_HOUR_MS };
/** How many links that open nothing may be tried from one network (T061). */
export const LINK_LIMIT: AttemptLimit = { attempts: 60, windowMs: QUARTER_HOUR_MS };

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Whether somebody knows the e-mail address of a parcel's owner, or the last digits of their phone (FORWARDING-05). */
export function isProof(given: string, { email, phone }: { email: string; phone: string }): boolean {
  const text = given.trim().toLowerCase();
  if (text.includes("@")) return text === email.toLowerCase();
  const digits = digitsOf(text);
  return digits.length >= FEWEST_DIGITS && digitsOf(phone).endsWith(digits);
}

const OWN_NUMBER = /^([A-Z]{2})([1-9]\d{0,8})$/;

/** A number of ours, such as OR12; null for one of a carrier. */
export function ownNumber(plain: string): { prefix: string; id: number } | null {
  const [, prefix, digits] = OWN_NUMBER.exec(plain) ?? [];
  return prefix && digits ? { prefix, id: Number(digits) } : null;
}
