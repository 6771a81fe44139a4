import { idOf } from "#domain/shared/numbers/numbers.ts";
import {
  checkDeclaration,
  type DeclarationKey,
  type DeclarationRules,
  type DeclaredLine,
  MOST_DECLARED_LINES,
  type ValidLine,
} from "../parcels/declaration.ts";
import type { DeclarationCells, DeclarationColumn } from "./declaration-columns.ts";
import { readTypedLine } from "./typed-line.ts";

export const MOST_FILE_ROWS = 5_000;

/** A row of a file; the headings are row 1. */
export interface FileRow {
  row: number;
  cells: DeclarationCells;
}

export type FileKey =
  | DeclarationKey
  | "declaration.file.parcel"
  | "declaration.file.agreed"
  | "declaration.file.closed"
  | "declaration.file.lines";

/** A row that the customer has to correct. */
export interface WrongRow extends FileRow {
  errors: Partial<Record<DeclarationColumn, FileKey>>;
}

export interface JudgedFile {
  /** The parcels whose rows are all right, with their lines. */
  good: ReadonlyMap<number, readonly ValidLine[]>;
  goodRows: number;
  wrong: readonly WrongRow[];
  /** Right rows of parcels that have a wrong row. */
  waiting: readonly FileRow[];
  /** How many parcels the file names. */
  parcels: number;
}

export interface FileRules extends DeclarationRules {
  /** `agreed`: the parcel can be declared once its request is edited. Undefined: another customer's parcel (T059). */
  declarable(parcelId: number): "open" | "agreed" | "closed" | undefined;
}

interface JudgedRow extends FileRow {
  id: number | null;
  line: DeclaredLine;
  errors: WrongRow["errors"];
}

/** The right rows, the wrong rows with their errors, and the right rows that wait for others of their parcel. */
export function judgeFile(rows: readonly FileRow[], rules: FileRules): JudgedFile {
  const judged = rows.map((row) => judgeRow(row, rules));
  const byParcel = Map.groupBy(judged, ({ id, row }) => id ?? `row ${row}`);
  for (const own of byParcel.values()) {
    const excess = own[MOST_DECLARED_LINES];
    if (excess) excess.errors.parcel ??= "declaration.file.lines";
  }
  const [good, waiting]: [Map<number, ValidLine[]>, JudgedRow[]] = [new Map(), []];
  for (const [id, own] of byParcel) {
    const right = own.filter(isRight);
    if (right.length < own.length) waiting.push(...right);
    else if (typeof id === "number")
      good.set(
        id,
        right.map(({ line }) => line as ValidLine),
      );
  }
  const wrong = judged.filter((row) => !isRight(row));
  const plain = ({ row, cells, errors }: JudgedRow) => ({ row, cells, errors });
  return {
    good,
    goodRows: judged.length - wrong.length - waiting.length,
    wrong: wrong.map(plain),
    waiting: waiting.map(plain),
    parcels: new Set(judged.flatMap(({ id }) => id ?? [])).size,
  };
}

const isRight = ({ errors }: JudgedRow) => Object.keys(errors).length === 0;

function judgeRow({ row, cells }: FileRow, rules: FileRules): JudgedRow {
  const id = idOf("parcel", cells.parcel);
  const line = readTypedLine(cells);
  const found = Object.entries(checkDeclaration([line], rules)).map(([field, key]) => [
    field.slice("lines.0.".length),
    key,
  ]);
  const declarable = id === null ? undefined : rules.declarable(id);
  const errors: JudgedRow["errors"] = Object.fromEntries(found);
  if (declarable === undefined) errors.parcel = "declaration.file.parcel";
  else if (declarable !== "open") errors.parcel = `declaration.file.${declarable}`;
  return { row, cells, id, line, errors };
}

export interface Correction {
  row: number;
  column: DeclarationColumn;
  value: string;
}

/** The rows with the customer's corrections. */
export function correctRows(rows: readonly FileRow[], corrections: readonly Correction[]): readonly FileRow[] {
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  return rows.map(({ row, cells }) => ({
    row,
    cells: {
      ...cells,
      ...Object.fromEntries((byRow.get(row) ?? []).map(({ column, value }) => [column, value.trim()])),
    },
  }));
}
