import { type CellFormat, cellFormats, shownNumber } from "./cell-formats.ts";
import { readZip } from "./read-zip.ts";
import { UnreadableWorkbook } from "./unreadable-workbook.ts";
import { attribute, type Tag, xmlTags } from "./xml-tags.ts";

/** Of one file in the workbook, unpacked. */
const MOST_UNPACKED_BYTES = 16 * 1024 * 1024;
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 100;
const MOST_STRINGS = 200_000;
/** Of the table that it becomes: one long text may stand in many cells. */
const MOST_LETTERS = 8 * 1024 * 1024;

/**
 * The first sheet of a workbook (.xlsx) as CSV, with its rows where they are in the sheet. Formulas are not computed: what they
 * came to last is in the file. Nothing outside of the sheet is looked at, and nothing is read beyond its limits (T105, T109).
 */
export async function workbookAsCsv(file: Buffer): Promise<Buffer> {
  const zip = readZip(file, MOST_UNPACKED_BYTES);
  const text = async (name: string) => (await zip.read(name))?.toString("utf8") ?? null;
  const book = await text("xl/workbook.xml");
  if (book === null || !tagNamed(book, "sheet")) throw new UnreadableWorkbook("It is no workbook");
  const sheet = await text(sheetPath(book, (await text("xl/_rels/workbook.xml.rels")) ?? ""));
  if (sheet === null) throw new UnreadableWorkbook("It has no sheet");
  const cells: Cells = {
    strings: sharedStrings((await text("xl/sharedStrings.xml")) ?? ""),
    formats: cellFormats((await text("xl/styles.xml")) ?? ""),
    is1904: /\bdate1904\s*=\s*["'](?:1|true)["']/.test(book),
  };
  return Buffer.from(asCsv(readRows(sheet, cells)));
}

/** Where the first sheet is kept. */
function sheetPath(book: string, relations: string): string {
  const first = tagNamed(book, "sheet");
  const id = first && /\s(?:\w+:)?id\s*=\s*["']([^"']*)["']/.exec(first.attributes)?.[1];
  for (const tag of xmlTags(relations)) {
    if (tag.name !== "Relationship" || attribute(tag, "Id") !== id) continue;
    const target = attribute(tag, "Target") ?? "";
    return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  }
  return "xl/worksheets/sheet1.xml";
}

function tagNamed(xml: string, name: string): Tag | null {
  for (const tag of xmlTags(xml)) if (tag.name === name) return tag;
  return null;
}

/** Texts that cells share, without how they are pronounced. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let [current, isPhonetic] = ["", false];
  for (const { name, kind, text } of xmlTags(xml)) {
    if (name === "rPh") isPhonetic = kind === "start";
    else if (name === "t" && kind === "end" && !isPhonetic) current += text;
    else if (name === "si" && kind !== "start") {
      strings.push(current);
      current = "";
      if (strings.length > MOST_STRINGS) throw new UnreadableWorkbook("It has too many texts");
    }
  }
  return strings;
}

interface Cells {
  strings: readonly string[];
  formats: readonly CellFormat[];
  is1904: boolean;
}

function readRows(sheet: string, cells: Cells): string[][] {
  const rows: string[][] = [];
  let letters = 0;
  let cell = { type: "", style: 0, column: 0, value: "" };
  for (const tag of xmlTags(sheet)) {
    if (tag.name === "row" && tag.kind !== "end") {
      const number = Number(attribute(tag, "r") ?? rows.length + 1);
      if (!Number.isInteger(number) || number <= rows.length || number > MOST_ROWS)
        throw new UnreadableWorkbook("It has too many rows, or they are in no order");
      while (rows.length < number) rows.push([]);
    } else if (tag.name === "c" && tag.kind === "start") {
      const column = columnOf(attribute(tag, "r")) ?? rows.at(-1)?.length ?? 0;
      cell = { type: attribute(tag, "t") ?? "n", style: Number(attribute(tag, "s") ?? 0), column, value: "" };
    } else if ((tag.name === "v" || tag.name === "t") && tag.kind === "end") cell.value += tag.text;
    else if (tag.name === "c" && tag.kind === "end" && cell.column < MOST_COLUMNS) {
      const shown = shownCell(cell, cells);
      letters += shown.length;
      if (letters > MOST_LETTERS) throw new UnreadableWorkbook("It has too much text");
      const row = rows.at(-1);
      while (row && row.length < cell.column) row.push("");
      if (row) row[cell.column] = shown;
    }
  }
  return rows;
}

function shownCell({ type, style, value }: { type: string; style: number; value: string }, cells: Cells): string {
  if (type === "s") return cells.strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  return type === "n" ? shownNumber(value, cells.formats[style] ?? "number", cells.is1904) : value;
}

/** 27 for AB12; null for a cell that does not say where it is. */
function columnOf(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? "")?.[1];
  if (!letters) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Every cell in quotes, so that commas and line breaks in it mean nothing. */
const asCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`).join("");
