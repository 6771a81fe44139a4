import { type TextProblem, textProblem } from "#domain/content/translations/check-text.ts";
import { readTextTable, type TEXT_TABLE_PROBLEMS } from "#domain/content/translations/text-table.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { textsIn } from "./list-texts.ts";
import { lockTexts, removeText, subjectOf, UNCHANGED, writeText } from "./text-store.ts";

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
export async function importTexts(
  { db: tx, madeVersion }: Pick<StaffCallContext, "db" | "madeVersion">,
  { storefrontCode, language, csv, isDryRun, memberId }: Import,
) {
  await lockTexts(tx, { storefrontCode, language });
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
    const nameOf = ({ known: { key } }: (typeof wanted)[number]) => ({ storefrontCode, language, key });
    const by = { memberId };
    for (const row of changed) madeVersion(subjectOf(nameOf(row)).name, await writeText(tx, nameOf(row), row.text, by));
    for (const row of reverted) {
      await removeText(tx, nameOf(row), by);
      madeVersion(subjectOf(nameOf(row)).name, UNCHANGED);
    }
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
