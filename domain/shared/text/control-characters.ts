const LAST_C0_CODE = 0x1f;
const DELETE_CODE = 0x7f;
const LAST_C1_CODE = 0x9f;
const LINE_SEPARATOR_CODE = 0x2028;
const PARAGRAPH_SEPARATOR_CODE = 0x2029;

function isControlCode(code: number): boolean {
  return (
    code <= LAST_C0_CODE ||
    (code >= DELETE_CODE && code <= LAST_C1_CODE) ||
    code === LINE_SEPARATOR_CODE ||
    code === PARAGRAPH_SEPARATOR_CODE
  );
}

/** A control character (C0, DEL, C1, U+2028, U+2029) never belongs in a path, a header or a one-line field (T057). */
export function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (isControlCode(text.charCodeAt(index))) return true;
  }
  return false;
}

/**
 * The text without its control characters, which URL parsers drop silently and so could join `/` and `/` (T055,
 * T057).
 */
export function withoutControlCharacters(text: string): string {
  if (!hasControlCharacter(text)) return text;
  return [...text].filter((character) => !isControlCode(character.charCodeAt(0))).join("");
}
