import type { Language } from "#domain/storefronts/storefront.ts";
import { type TextProblem, textProblem } from "#domain/translations/check-text.ts";
import { readTextTable, type TEXT_TABLE_PROBLEMS } from "#domain/translations/text-table.ts";
import type { Database } from "#platform/database/open-database.ts";
import { textsIn } from "./list-texts.ts";
import { removeText, writeText } from "./text-store.ts";

type RowProblem = TextProblem | (typeof TEXT_TABLE_PROBLEMS)[number];

interface Import {
  storefrontCode: string | null;
  language: Language;
  csv: string;
  isDryRun: boolean;
  memberId: number;
}

/**
 * Brings in the texts of a table, all or none. A text that is empty or the program's own takes away what lies over it; a dry
 * run only says what would happen.
 */
export async function importTexts(tx: Database, { storefrontCode, language, csv, isDryRun, memberId }: Import) {
  const present = new Map((await textsIn(tx, storefrontCode, language)).map((text) => [text.key, text]));
  const read = readTextTable(csv);
  if (typeof read === "string") return { ...NOTHING, problems: [{ line: 1, problem: read as RowProblem }] };
  const rows = read.map(({ line, row }) => ({ line, text: row.text.trim(), known: present.get(row.key) }));
  const problems = rows.flatMap(({ line, text, known }, index) => {
    const isTwice = rows.findIndex((row) => row.known === known) !== index;
    const problem = problemOf(text, known, isTwice);
    return problem === null ? [] : [{ line, problem }];
  });
  const wanted = rows.flatMap(({ text, known }) => (known ? [{ text, known }] : []));
  const goesBack = ({ text, known }: (typeof wanted)[number]) => text === "" || text === known.source;
  const reverted = wanted.filter((row) => goesBack(row) && row.known.version !== 0);
  const changed = wanted.filter((row) => !goesBack(row) && row.text !== row.known.text);
  const isWritten = !isDryRun && problems.length === 0;
  if (isWritten) {
    const name = (key: string) => ({ storefrontCode, language, key });
    const by = { memberId };
    for (const { text, known } of changed) await writeText(tx, name(known.key), { text, version: known.version, by });
    for (const { known } of reverted) await removeText(tx, name(known.key), known.version, by);
  }
  const unchanged = wanted.length - changed.length - reverted.length;
  return { changed: changed.length, reverted: reverted.length, unchanged, problems, is_written: isWritten };
}

const NOTHING = { changed: 0, reverted: 0, unchanged: 0, is_written: false };

function problemOf(text: string, known: { source: string } | undefined, isTwice: boolean): RowProblem | null {
  if (!known) return "key";
  if (isTwice) return "twice";
  return text === "" ? null : textProblem(text, known.source);
}
