/** Everything that starts with no Latin letter: digits, signs, other scripts. */
const OTHER_LETTER = "0";
const COMBINING = /\p{M}+/gu;

/** The letter under which a manufacturer stands in the A–Z list: its first, without its mark (CATALOG-14). */
export function brandLetter(manufacturer: string): string {
  const first = manufacturer.trim().slice(0, 2).normalize("NFKD").replace(COMBINING, "").charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : OTHER_LETTER;
}

/** The letter that `az` asks for, in either case, or null when it is none (CATALOG-14, T073). */
export function readBrandLetter(text: string | null | undefined): string | null {
  if (text === OTHER_LETTER) return OTHER_LETTER;
  return /^[a-z]$/i.test(text ?? "") ? (text ?? "").toUpperCase() : null;
}
