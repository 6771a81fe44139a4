import { withoutControlCharacters } from "../text/control-characters.ts";

/** Not allowed in XML, although they are no control characters. */
const NONCHARACTERS = /[\uFFFE\uFFFF]/g;

/** A text on one line, of characters that any file may contain. */
export function oneLine(text: string): string {
  const allowed = withoutControlCharacters(text.replace(/\s/g, " ")).toWellFormed().replace(NONCHARACTERS, "");
  return allowed.replace(/ {2,}/g, " ").trim();
}

/** The text, ended after a whole word where it is too long. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const end = start.lastIndexOf(" ");
  return `${start.slice(0, end > most / 2 ? end : start.length).toWellFormed()}…`;
}
