import { placeholdersOf } from "#domain/content/translations/check-text.ts";
import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { OverrideRow, RevisionRow } from "./tables.ts";
import { historyOf, overridesOfKey } from "./text-store.ts";

/** A message in every language that has it, with what was changed, where and when. */
export async function presentText(db: Database, storefrontCode: string | null, key: string) {
  const languages = LANGUAGES.filter((language) => Object.hasOwn(messagesOf(language), key));
  if (languages.length === 0) throw refuse("not_found");
  const overrides = await overridesOfKey(db, storefrontCode, key);
  const history = await historyOf(db, storefrontCode, key);
  return {
    key,
    texts: languages.map((language) =>
      presentLanguage(
        key,
        language,
        overrides.filter((row) => row.language === language),
        storefrontCode,
      ),
    ),
    history: history.map(presentRevision),
  };
}

function presentLanguage(
  key: string,
  language: Language,
  overrides: readonly OverrideRow[],
  storefrontCode: string | null,
) {
  const source = messagesOf(language)[key] ?? "";
  const layer = overrides.find((row) => row.storefrontCode === storefrontCode);
  const shown = layer ?? overrides.find((row) => row.storefrontCode === null);
  return {
    language,
    source,
    text: shown?.text ?? source,
    placeholders: placeholdersOf(source),
    /** Of the layer that is looked at. */
    version: layer?.version ?? 0,
    changed: shown ? { is_everywhere: shown.storefrontCode === null, at: shown.changedAt.toISOString() } : null,
  };
}

const presentRevision = ({ language, text, storefrontCode, memberId, at }: RevisionRow) => ({
  language,
  text,
  is_everywhere: storefrontCode === null,
  by: memberId === null ? ("translator" as const) : ("staff" as const),
  at: at.toISOString(),
});
