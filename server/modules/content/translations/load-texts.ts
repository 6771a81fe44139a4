import { createHash } from "node:crypto";
import { textProblem } from "#domain/content/translations/check-text.ts";
import type { StorefrontTexts } from "#domain/operations/storefronts/profile.ts";
import { messagesOf } from "#i18n/messages.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type OverrideRow, translationOverrides } from "./tables.ts";

/** The texts of each storefront: the program's, under those of all storefronts, under its own (LOCALE-08). */
export async function loadTexts(db: Database): Promise<(storefrontCode: string) => StorefrontTexts> {
  const rows = (await db.select().from(translationOverrides)).filter(stillFits);
  return (storefrontCode) => textsOf(rows, storefrontCode);
}

/** A newer program may have no such message, or one with other placeholders: its own text is right then. */
function stillFits({ language, key, text }: OverrideRow): boolean {
  const messages = messagesOf(language);
  return Object.hasOwn(messages, key) && textProblem(text, messages[key] ?? "") === null;
}

function textsOf(rows: readonly OverrideRow[], storefrontCode: string): StorefrontTexts {
  const everywhere = rows.filter((row) => row.storefrontCode === null);
  const own = rows.filter((row) => row.storefrontCode === storefrontCode);
  const layers = [...everywhere, ...own];
  const byLanguage = Map.groupBy(layers, ({ language }) => language);
  const messages = Object.fromEntries(
    [...byLanguage].map(([language, changed]) => [
      language,
      { ...messagesOf(language), ...Object.fromEntries(changed.map(({ key, text }) => [key, text])) },
    ]),
  );
  return { version: versionOf(layers), messages };
}

/** By what the texts are, not by when they were written: a text that went back has its earlier version. */
function versionOf(layers: readonly OverrideRow[]): string {
  if (layers.length === 0) return "";
  const named = layers.map(({ language, key, text, storefrontCode }) => [language, key, storefrontCode ?? "", text]);
  return createHash("sha256").update(JSON.stringify(named.sort())).digest("hex").slice(0, 12);
}
