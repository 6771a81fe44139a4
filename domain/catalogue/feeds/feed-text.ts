import { withoutControlCharacters } from "#domain/shared/text/control-characters.ts";

/** Not allowed in XML, although they are no control characters. */
const NONCHARACTERS = /[\uFFFE\uFFFF]/g;

/** The variants of a product follow each other with the same texts, some of them long: the last lines are kept. */
const MOST_KEPT = 64;
const kept = new Map<string, string>();

/** A text on one line, of characters that any file may contain. */
export function oneLine(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const allowed = withoutControlCharacters(text.replace(/\s/g, " ")).toWellFormed().replace(NONCHARACTERS, "");
  const line = allowed.replace(/ {2,}/g, " ").trim();
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, line);
  return line;
}

/** The text, ended after a whole word where it is too long. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const end = start.lastIndexOf(" ");
  return `${start.slice(0, end > most / 2 ? end : start.length).toWellFormed()}…`;
}
