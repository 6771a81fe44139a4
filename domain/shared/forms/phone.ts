const PHONE = /^\+\d(?: ?\d){6,14}$/;
const MAX_PHONE_CHARACTERS = "+".length + 15 + 14;

/** A phone number is '+', then 7 to 15 digits with optional single spaces between them (ERROR-06, T079). */
export function isPhone(text: string): boolean {
  return text.length <= MAX_PHONE_CHARACTERS && PHONE.test(text);
}
