/** For names that do not start with a Latin letter. */
const OTHER_LETTER = "0";
const COMBINING = /\p{M}+/gu;

/** The letter of a manufacturer in the A–Z list: its first, without diacritics (CATALOG-14). */
export function brandLetter(manufacturer: string): string {
  const first = manufacturer.trim().slice(0, 2).normalize("NFKD").replace(COMBINING, "").charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : OTHER_LETTER;
}

/** The letter of the `az` parameter, in either case; null for anything else (CATALOG-14, T073). */
export function readBrandLetter(text: string | null | undefined): string | null {
  if (text === OTHER_LETTER) return OTHER_LETTER;
  return /^[a-z]$/i.test(text ?? "") ? (text ?? "").toUpperCase() : null;
}
