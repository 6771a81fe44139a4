const HIDDEN = "•••";

/** An email address without the name in it: r•••@example.com. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 0) return email === "" ? "" : HIDDEN;
  const [first = ""] = email.slice(0, at);
  return first + HIDDEN + email.slice(at);
}

/** The digits at the end that distinguish one phone number from another. */
const LAST_DIGITS = 3;
const COUNTRY_DIGITS = 3;
/** A shorter number would be recognised by its other digits. */
const LEAST_HIDDEN = 4;

/** A phone number by its country and its last digits: +370 ••• ••000. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "").length;
  const country = /^\s*\+\s*\d+/.exec(phone)?.[0].replace(/\D/g, "").length ?? 0;
  const first = Math.min(country, COUNTRY_DIGITS);
  const isShown = digits - first - LAST_DIGITS >= LEAST_HIDDEN;
  let position = 0;
  return phone.replace(/\S/g, (character) => {
    if (!/\d/.test(character)) return /[+().-]/.test(character) ? character : "•";
    position += 1;
    return isShown && (position <= first || position > digits - LAST_DIGITS) ? character : "•";
  });
}

/** A street and its house by the first letter alone: G•••. */
export function maskedStreet(street: string): string {
  return street.trim() === "" ? "" : `${/\p{L}/u.exec(street)?.[0] ?? ""}${HIDDEN}`;
}
