import { withoutControlCharacters } from "../text/control-characters.ts";

/**
 * A text from an address in the form in which it is compared and shown: no control characters, no lone surrogates, no
 * outer spaces, not longer than allowed. Cleaning twice changes nothing more (T073, T075).
 */
export function cleanText(text: string, maxCharacters: number): string {
  // Cut first, so that ten kilobytes cost no more than what is kept of them.
  const start = text.slice(0, maxCharacters * 4);
  const cut = withoutControlCharacters(start).trim().slice(0, maxCharacters);
  return cut.toWellFormed().trimEnd();
}
