import { csvFile } from "#domain/shared/text/csv.ts";
import { CsvReader } from "#domain/shared/text/csv-reader.ts";

export interface TextRow {
  key: string;
  text: string;
}

export const TEXT_TABLE_PROBLEMS = ["columns", "quotes", "key", "twice"] as const;

/** Texts as a table that translators can open, with the English ones beside them (T108). */
export function textTable(rows: readonly (TextRow & { english: string })[]): string {
  return csvFile([["key", "english", "text"], ...rows.map(({ key, english, text }) => [key, english, text])]);
}

/** The rows of a table by their lines, the headings being the first; null where its columns or quotes are wrong. */
export function readTextTable(csv: string): { line: number; row: TextRow }[] | "columns" | "quotes" {
  const lines: string[][] = [];
  const reader = new CsvReader((cells) => void lines.push(cells));
  reader.push(csv);
  if (!reader.end()) return "quotes";
  const [headings = [], ...body] = lines;
  const names = headings.map((heading) => heading.trim().toLowerCase());
  const [keyAt, textAt] = [names.indexOf("key"), names.indexOf("text")];
  if (keyAt < 0 || textAt < 0) return "columns";
  return body.flatMap((cells, index) => {
    const key = (cells[keyAt] ?? "").trim();
    const text = withoutGuard(cells[textAt] ?? "");
    return key === "" && text === "" ? [] : [{ line: index + 2, row: { key, text } }];
  });
}

/** An export puts a quote before what a spreadsheet would run. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@])/, "");
