import { MOST_SHOWN_ROWS, type TableInput, type TableJudgement } from "#contracts/shop/forwarding/declarations.ts";
import { DECLARATION_COLUMNS } from "#domain/forwarding/declarations/declaration-columns.ts";
import { type FileRow, type JudgedFile, judgeFile } from "#domain/forwarding/declarations/declaration-file.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { csvFile } from "#domain/shared/text/csv.ts";
import { translateFor } from "#i18n/messages.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { declarableIn, declareAll, proSuite } from "../parcels/index.ts";
import type { DeclarationDeps } from "./declarations.ts";
import { readTable, type TableRefusal } from "./read-table.ts";

/** Says what is right and what is not, and writes nothing (T109). */
export async function checkTable(
  deps: DeclarationDeps,
  context: CallContext,
  input: TableInput,
): Promise<TableJudgement> {
  const suite = await proSuite(context, "act");
  const rows = await readTable(deps, context, input);
  return "reason" in rows ? refused(rows) : present(rows, await judge(deps, context.db, suite.id, rows, false));
}

/** Declares the parcels whose rows are all right, in one transaction; judged anew, because a parcel may have left (I16). */
export async function applyTable(
  deps: DeclarationDeps,
  context: CallContext,
  { is_attested, ...input }: TableInput & { is_attested: boolean },
) {
  const suite = await proSuite(context, "act");
  if (!is_attested) throw refuseFields({ is_attested: "declaration.attest" });
  const rows = await readTable(deps, context, input);
  if ("reason" in rows) throw refuse("conflict");
  return transact(context.db, async (tx) => {
    const judged = await judge(deps, tx, suite.id, rows, true);
    await declareAll(tx, judged.good, deps.now());
    return { ...present(rows, judged), declared: judged.good.size };
  });
}

/** The rows that were not declared, each with why: mended, the same file can be read again (T108). */
export async function restOfTable(deps: DeclarationDeps, context: ReaderContext, input: TableInput) {
  const suite = await proSuite(context, "act");
  const rows = await readTable(deps, context, input);
  if ("reason" in rows) throw refuse("conflict");
  const { wrong, waiting } = await judge(deps, context.db, suite.id, rows, false);
  const t = translateFor(context.storefront, context.reader.language.iso_code);
  const lines = [
    ...wrong.map(({ row, cells, errors }) => {
      const problems = Object.entries(errors).map(([column, key]) => `${column}: ${t(key)}`);
      return { row, cells, error: problems.join(" ") };
    }),
    ...waiting.map((row) => ({ ...row, error: t("declaration.file.waits") })),
  ].toSorted((a, b) => a.row - b.row);
  const text = csvFile([
    [...DECLARATION_COLUMNS, "error"],
    ...lines.map(({ cells, error }) => [...DECLARATION_COLUMNS.map((column) => cells[column]), error]),
  ]);
  return { file_name: "declarations-to-mend.csv", text };
}

async function judge(
  { customs }: DeclarationDeps,
  db: Database,
  suiteId: number,
  rows: readonly FileRow[],
  locks: boolean,
): Promise<JudgedFile> {
  const ids = [...new Set(rows.flatMap(({ cells }) => idOf("parcel", cells.parcel) ?? []))];
  const declarable = await declarableIn(db, suiteId, ids, { locks });
  return judgeFile(rows, { isKnownCode: customs.isKnown, declarable: (id) => declarable.get(id) });
}

const present = (
  rows: readonly FileRow[],
  { good, goodRows, waiting, wrong, parcels }: JudgedFile,
): TableJudgement => ({
  refusal: null,
  rows: rows.length,
  parcels,
  good_rows: goodRows,
  good_parcels: good.size,
  waiting_rows: waiting.length,
  wrong_rows: wrong.length,
  wrong: wrong.slice(0, MOST_SHOWN_ROWS).map(({ row, cells, errors }) => ({ row, cells, errors })),
});

const refused = (refusal: TableRefusal): TableJudgement => ({
  refusal,
  rows: 0,
  parcels: 0,
  good_rows: 0,
  good_parcels: 0,
  waiting_rows: 0,
  wrong_rows: 0,
  wrong: [],
});
