import { isCommonPassword } from "./common-passwords.ts";
import type { FieldVerdict } from "./field-verdicts.ts";

export const MIN_PASSWORD_CHARACTERS = 10;
const MAX_PASSWORD_CHARACTERS = 128;

/** A new password has 10 to 128 characters of any kind and is not a common one (T009). */
export function checkPassword(password: string): FieldVerdict {
  if (password === "") return "validation.required";
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD_CHARACTERS) return "validation.password-short";
  if (length > MAX_PASSWORD_CHARACTERS) return "validation.password-long";
  return isCommonPassword(password) ? "validation.password-common" : null;
}
