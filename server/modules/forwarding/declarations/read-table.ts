import type { TableInput, TableJudgement } from "#contracts/shop/forwarding/declarations.ts";
import { cellsOf, findColumns } from "#domain/forwarding/declarations/declaration-columns.ts";
import { correctRows, type FileRow, MOST_FILE_ROWS } from "#domain/forwarding/declarations/declaration-file.ts";
import { CsvReader } from "#domain/shared/text/csv-reader.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { DeclarationDeps } from "./declarations.ts";

export type TableRefusal = NonNullable<TableJudgement["refusal"]>;

/** The rows of one's own upload with what was mended since, or why it cannot be read; read piece by piece (T106, T109). */
export async function readTable(
  { files }: Pick<DeclarationDeps, "files">,
  context: CallContext,
  { file_id, corrections }: TableInput,
): Promise<readonly FileRow[] | TableRefusal> {
  const file = await files.open(file_id, { user: signedIn(context) });
  const content = await file?.read();
  if (!content) throw refuse("not_found");
  const rows = await readRows(content);
  return "reason" in rows ? rows : correctRows(rows, corrections);
}

type Columns = ReturnType<typeof findColumns>;

async function readRows(content: AsyncIterable<Buffer>): Promise<FileRow[] | TableRefusal> {
  const [rows, decoder]: [FileRow[], TextDecoder] = [[], new TextDecoder()];
  const read: { row: number; columns: Columns | null } = { row: 0, columns: null };
  const reader = new CsvReader((cells) => {
    read.row += 1;
    if (!read.columns) read.columns = findColumns(cells);
    else if (!read.columns.missing && cells.some((cell) => cell.trim() !== "") && rows.length <= MOST_FILE_ROWS)
      rows.push({ row: read.row, cells: cellsOf(cells, read.columns.positions) });
  });
  for await (const piece of content) {
    reader.push(decoder.decode(piece, { stream: true }));
    if (read.columns?.missing || rows.length > MOST_FILE_ROWS) break;
  }
  const isComplete = reader.end();
  return refusalOf(read.columns, rows, isComplete) ?? rows;
}

function refusalOf(columns: Columns | null, rows: readonly FileRow[], isComplete: boolean): TableRefusal | null {
  if (columns?.missing) return { reason: "columns", columns: columns.missing };
  if (rows.length > MOST_FILE_ROWS) return { reason: "rows", columns: [] };
  if (!isComplete) return { reason: "quotes", columns: [] };
  return rows.length === 0 ? { reason: "empty", columns: [] } : null;
}
