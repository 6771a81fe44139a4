const COMBINING = /\p{M}+/gu;

/** A text as it is compared while typing: no case, no marks. */
export function foldedText(text: string): string {
  return text.trim().normalize("NFKD").replace(COMBINING, "").toLowerCase();
}
