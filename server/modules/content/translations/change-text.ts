import { textProblem } from "#domain/content/translations/check-text.ts";
import { messagesOf } from "#i18n/messages.ts";
import { assertVersion } from "#platform/calls/assert-version.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import {
  type Author,
  findText,
  lockTexts,
  removeText,
  subjectOf,
  type TextName,
  UNCHANGED,
  writeText,
} from "./text-store.ts";

interface Edit {
  version: number;
  by: Author;
  /** The text as its editor reads it. */
  present(): Promise<unknown>;
}

/** The program's own text; what it does not have cannot be changed. */
function sourceOf({ language, key }: Pick<TextName, "language" | "key">): string {
  const messages = messagesOf(language);
  const source = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (source === undefined) throw refuse("not_found");
  return source;
}

/** LOCALE-07, T084: a text has the placeholders of the message that it stands for. Wants a transaction. */
export async function changeText(tx: Database, name: TextName, typed: string, edit: Edit): Promise<number> {
  const text = typed.trim();
  const problem = textProblem(text, sourceOf(name));
  if (problem) throw refuseFields({ text: `translations.problem.${problem}` });
  await assertRead(tx, name, edit);
  return writeText(tx, name, text, edit.by);
}

/** Takes back what was changed; answers the program's own text. Wants a transaction. */
export async function revertText(tx: Database, name: TextName, edit: Edit): Promise<string> {
  const source = sourceOf(name);
  await assertRead(tx, name, edit);
  await removeText(tx, name, edit.by);
  return source;
}

async function assertRead(tx: Database, name: TextName, { version: read, present }: Edit): Promise<void> {
  await lockTexts(tx, name);
  const version = (await findText(tx, name))?.version ?? UNCHANGED;
  await assertVersion(tx, read, { subject: subjectOf(name), version, present });
}
