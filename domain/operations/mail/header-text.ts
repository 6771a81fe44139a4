import { hasControlCharacter } from "#domain/shared/text/control-characters.ts";

const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/;

/** The text on one line, so that it cannot start another header (T080). */
export function headerText(text: string): string {
  return [...text]
    .map((character) => (hasControlCharacter(character) ? " " : character))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Exactly one address, and nothing that a mail server could read as a second one or as a command (T080). */
export function isOneAddress(text: string): boolean {
  return ADDRESS.test(text) && !hasControlCharacter(text);
}
