import { withoutControlCharacters } from "#domain/shared/text/control-characters.ts";

/**
 * Normalises a text from a URL: no control characters, no lone surrogates, no outer spaces, not longer than allowed.
 * Idempotent (T073, T075).
 */
export function cleanText(text: string, maxCharacters: number): string {
  // Cut first, so that the cost does not depend on the length of the input.
  const start = text.slice(0, maxCharacters * 4);
  const cut = withoutControlCharacters(start).trim().slice(0, maxCharacters);
  return cut.toWellFormed().trimEnd();
}
