import { DAY_MS } from "#domain/shared/time/durations.ts";
import { attribute, xmlTags } from "./xml-tags.ts";

/** How a number of a style is shown, as far as it changes what it means. */
export type CellFormat = "number" | "date" | { digits: number };

/** The formats of dates that a workbook has without defining them. */
const OWN_DATES = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

/** The format of each style of cells, by its place. */
export function cellFormats(styles: string): CellFormat[] {
  const defined = new Map<string, string>();
  const formats: CellFormat[] = [];
  let isOfCells = false;
  for (const tag of xmlTags(styles)) {
    if (tag.name === "numFmt") defined.set(attribute(tag, "numFmtId") ?? "", attribute(tag, "formatCode") ?? "");
    if (tag.name === "cellXfs") isOfCells = tag.kind === "start";
    if (tag.name === "xf" && isOfCells && tag.kind !== "end") {
      const id = attribute(tag, "numFmtId") ?? "0";
      formats.push(OWN_DATES.has(Number(id)) ? "date" : formatOf(defined.get(id) ?? ""));
    }
  }
  return formats;
}

/** Words in quotes, colours and currencies in brackets, and escaped signs mean nothing. */
function formatOf(code: string): CellFormat {
  const plain = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  if (/^0{2,}$/.test(plain)) return { digits: plain.length };
  return /[dy]/i.test(plain) ? "date" : "number";
}

/** Spreadsheets count days from here; a day of February 1900 that never was is counted too. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1_462;
const MOST_DAYS = 2_958_465;

/** A number as its cell shows it: what binary numbers add behind the fifteenth digit is left out. */
export function shownNumber(text: string, format: CellFormat, is1904: boolean): string {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return text;
  const days = Math.floor(value) + (is1904 ? DAYS_TO_1904 : 0);
  if (format === "date" && days > 0 && days <= MOST_DAYS)
    return new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);
  const plain = String(Number(value.toPrecision(15)));
  return typeof format === "object" ? plain.padStart(format.digits, "0") : plain;
}
