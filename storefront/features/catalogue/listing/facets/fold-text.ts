const COMBINING = /\p{M}+/gu;

/** For comparison while typing: ignores case and diacritics. */
export function foldText(text: string): string {
  return text.trim().normalize("NFKD").replace(COMBINING, "").toLowerCase();
}
