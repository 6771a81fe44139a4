import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { csvFile } from "#domain/shared/text/csv.ts";
import { CsvReader } from "#domain/shared/text/csv-reader.ts";
import { type RouteRule, RULE_STATUSES, type RuleStatus, rulePath } from "./route-rule.ts";

const COLUMNS = ["path", "language", "target", "status", "from", "to"] as const;
type Column = (typeof COLUMNS)[number];

export const MOST_TABLE_ROWS = 2_000;

/** The problems of the table itself, before any rule is checked. */
export const TABLE_PROBLEMS = ["columns", "quotes", "rows", "language", "status", "moment"] as const;
export type TableProblem = (typeof TABLE_PROBLEMS)[number];

export interface TableRow {
  /** The line as a spreadsheet counts it; the headings are line 1. */
  line: number;
  rule: RouteRule;
}

export interface RefusedRow {
  line: number;
  problem: TableProblem;
}

/** Rules as a table that a spreadsheet opens and that can be imported again (T108). */
export function ruleTable(rules: readonly RouteRule[]): string {
  const rows = rules.map(({ path, language, target, status, startsAt, endsAt }) => [
    path,
    language ?? "",
    target ?? "",
    String(status),
    startsAt?.toISOString() ?? "",
    endsAt?.toISOString() ?? "",
  ]);
  return csvFile([[...COLUMNS], ...rows]);
}

/** The rules of a table, and its lines that are not rules (T109). */
export function readRuleTable(text: string): { rows: TableRow[]; refused: RefusedRow[] } {
  const lines: string[][] = [];
  const reader = new CsvReader((cells) => void lines.push(cells));
  reader.push(text);
  if (!reader.end()) return { rows: [], refused: [{ line: lines.length + 1, problem: "quotes" }] };
  const [headings = [], ...body] = lines;
  const positions = headings.map((heading) => heading.trim().toLowerCase());
  if (!positions.includes("path") || !positions.includes("status"))
    return { rows: [], refused: [{ line: 1, problem: "columns" }] };
  const filled = body
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length > MOST_TABLE_ROWS) return { rows: [], refused: [{ line: MOST_TABLE_ROWS + 2, problem: "rows" }] };
  const read = filled.map(({ cells, line }) => ({ line, ...readRow(cellsBy(positions, cells)) }));
  return {
    rows: read.flatMap((row) => ("rule" in row ? [row] : [])),
    refused: read.flatMap((row) => ("problem" in row ? [row] : [])),
  };
}

const cellsBy = (positions: readonly string[], cells: readonly string[]) => (column: Column) =>
  // An export puts a quote before text that a spreadsheet would run as a formula.
  (cells[positions.indexOf(column)] ?? "").trim().replace(/^'(?=[=+\-@])/, "");

function readRow(cell: (column: Column) => string): { rule: RouteRule } | { problem: TableProblem } {
  const language = cell("language").toLowerCase();
  const status = Number(cell("status"));
  const [startsAt, endsAt] = [readMoment(cell("from")), readMoment(cell("to"))];
  if (language !== "" && !isLanguage(language)) return { problem: "language" };
  if (!isStatus(status)) return { problem: "status" };
  if (startsAt === undefined || endsAt === undefined) return { problem: "moment" };
  const path = rulePath(cell("path"));
  return { rule: { path, language: language || null, target: cell("target") || null, status, startsAt, endsAt } };
}

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
const isStatus = (status: number): status is RuleStatus => (RULE_STATUSES as readonly number[]).includes(status);

const MOMENT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** A day is its beginning in UTC, as is a time without a zone; undefined for anything else. */
function readMoment(text: string): Date | null | undefined {
  if (text === "") return null;
  if (!MOMENT.test(text)) return undefined;
  const iso = text.replace(" ", "T");
  const at = new Date(/[Z+]|T.*-/.test(iso) || iso.length === 10 ? iso : `${iso}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
