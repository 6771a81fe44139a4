import { textProblem } from "#domain/translations/check-text.ts";
import { messagesOf } from "#i18n/messages.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Author, type TextName, writeText } from "./text-store.ts";

/** The program's own text; what it does not have cannot be changed. */
export function sourceOf({ language, key }: Pick<TextName, "language" | "key">): string {
  const messages = messagesOf(language);
  const source = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (source === undefined) throw refuse("not_found");
  return source;
}

/** LOCALE-07, T084: a text has the placeholders of the message that it stands for. Wants a transaction. */
export async function changeText(
  tx: Database,
  name: TextName,
  { text, ...change }: { text: string; version: number; by: Author },
): Promise<number> {
  const trimmed = text.trim();
  const problem = textProblem(trimmed, sourceOf(name));
  if (problem) throw refuseFields({ text: `translations.problem.${problem}` });
  return writeText(tx, name, { text: trimmed, ...change });
}
