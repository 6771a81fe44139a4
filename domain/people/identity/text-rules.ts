import { isPhone } from "#domain/shared/forms/phone.ts";
import { checkEmail, checkRequired } from "#domain/shared/forms/validation.ts";
import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";
import type { FieldVerdict } from "./field-verdicts.ts";

const MAX_NAME_CHARACTERS = 100;
/** Invisible marks that reverse the direction of text, so that a name looks like another. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/;
/** Text that looks like a web or e-mail address. */
const WEB_ADDRESS = /:\/\/|www\.|@|[\p{L}\d-]{2,}\.\p{L}{2,}|[\p{L}\d]\.[a-z]{2,3}(?!\p{L})/iu;
const INITIAL_AND_NAME = /(?<![\p{L}\d-])\p{Lu}\.(?=\p{Lu}\p{Ll})/gu;
/** Three digits in a row: a sum, code or phone number. */
const THREE_DIGITS_TOGETHER = /\d{3}/;

export interface TextBounds {
  min: number;
  max: number;
}

/** A line of text that is filled, within its bounds and without control characters (T080, T081). */
export function checkLine(text: string, { min, max }: TextBounds): FieldVerdict {
  const missing = checkRequired(text);
  if (missing) return missing;
  const length = Array.from(text.trim()).length;
  if (length < min) return "validation.too-short";
  if (length > max) return "validation.too-long";
  return hasControlCharacter(text) || DIRECTION_MARKS.test(text) ? "validation.characters" : null;
}

/**
 * First and last names have 1 to 100 characters. A mail may greet somebody by a name that an attacker typed, so a name
 * contains no address and no numbers (T080).
 */
export function checkName(name: string): FieldVerdict {
  return checkLine(name, { min: 1, max: MAX_NAME_CHARACTERS }) ?? (readsAsMessage(name) ? "validation.name" : null);
}

/** J.Jonaitis is a name; full-width letters, digits and full stops count as the plain ones that they look like. */
function readsAsMessage(name: string): boolean {
  const plain = name.normalize("NFKC").replaceAll("。", ".").replace(INITIAL_AND_NAME, "");
  return WEB_ADDRESS.test(plain) || THREE_DIGITS_TOGETHER.test(plain);
}

/** A phone number that may be left out (ERROR-06). */
export function checkOptionalPhone(phone: string): FieldVerdict {
  return phone.trim() === "" || isPhone(phone.trim()) ? null : "validation.phone";
}

/** One e-mail address on one line, in its stored form (ERROR-05, T080). */
export function checkEmailField(email: string): FieldVerdict {
  return checkRequired(email) ?? checkEmail(normalEmail(email));
}

/** The form in which an address is stored and compared: case does not matter (AUTH-01). */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
