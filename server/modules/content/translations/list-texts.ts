import { and, eq } from "drizzle-orm";
import type { ChangedRequest, TextsRequest } from "#contracts/staff/content/translations.ts";
import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { type OverrideRow, translationOverrides } from "./tables.ts";
import { overridesFor, type TextName, UNCHANGED } from "./text-store.ts";

const CHANGED: ListDefinition<ChangedRequest> = {
  id: translationOverrides.version,
  index: null,
  sorts: { changed_at: translationOverrides.changedAt },
  filters: {
    storefront: translationOverrides.storefrontCode,
    language: translationOverrides.language,
    search: { columns: [translationOverrides.key, translationOverrides.text] },
  },
};

/** The changed texts of a member's storefronts, and those of all storefronts. */
export async function listChanged(context: StaffCallContext, request: ChangedRequest) {
  const { db } = context;
  const { storefrontCode } = translationOverrides;
  const page = await readStaffList(context, CHANGED, request, {
    scope: (member) => member.whereOrNone(storefrontCode),
    select: (position) => db.select({ position, row: translationOverrides }).from(translationOverrides).$dynamic(),
  });
  return { ...page, items: page.items.map(({ row }) => presentChanged(row, row)) };
}

/** A text in the shape of this list; after it was taken away, the one that is shown in its place. */
export async function findChanged(db: Database, name: TextName) {
  const { language, key } = translationOverrides;
  const named = and(eq(language, name.language), eq(key, name.key));
  const overrides = await overridesFor(db, name.storefrontCode, named);
  const layer = overrides.find((row) => row.storefrontCode === name.storefrontCode);
  return layer
    ? presentChanged(layer, layer)
    : presentChanged(name, { ...overrides[0], version: UNCHANGED, changedAt: null });
}

type Shown = Partial<Pick<OverrideRow, "text">> & { version: number; changedAt: Date | null };

function presentChanged({ storefrontCode: storefront, language, key }: TextName, { text, version, changedAt }: Shown) {
  const source = messagesOf(language)[key] ?? "";
  return {
    storefront,
    language,
    key,
    source,
    text: text ?? source,
    version,
    changed_at: changedAt?.toISOString() ?? null,
  };
}

/** Every message of a language, with its override by staff, in the order of the keys. */
export async function textsIn(db: Database, storefrontCode: string | null, language: Language) {
  const overrides = await overridesFor(db, storefrontCode, eq(translationOverrides.language, language));
  const layer = new Map(overrides.filter((row) => row.storefrontCode === storefrontCode).map((row) => [row.key, row]));
  const below = new Map(overrides.filter((row) => row.storefrontCode === null).map((row) => [row.key, row]));
  return Object.entries(messagesOf(language)).map(([key, source]) => ({
    key,
    english: messagesOf("en")[key] ?? messagesOf("en")[`${key.replace(/_\w+$/, "")}_other`] ?? "",
    source,
    text: layer.get(key)?.text ?? below.get(key)?.text ?? source,
    version: layer.get(key)?.version ?? 0,
    changed_at: (layer.get(key) ?? below.get(key))?.changedAt.toISOString() ?? null,
  }));
}

/** A page of texts, found by the last key of the page before. */
export async function listTexts(db: Database, { storefront, language, search, changed, after, limit }: TextsRequest) {
  const words = search?.toLowerCase();
  const chosen = (await textsIn(db, storefront ?? null, language)).filter(
    ({ key, text, english, changed_at }) =>
      (!changed || changed_at !== null) &&
      (words === undefined || [key, text, english].some((one) => one.toLowerCase().includes(words))),
  );
  const from = after === undefined ? 0 : chosen.findIndex(({ key }) => key > after);
  const items = from < 0 ? [] : chosen.slice(from, from + limit);
  const isLast = from < 0 || from + limit >= chosen.length;
  return { items, next: isLast ? null : (items.at(-1)?.key ?? null), total: chosen.length };
}

/** The numbers of missing and changed messages in each language. */
export async function coverage(db: Database, storefrontCode: string | null) {
  const overrides = await overridesFor(db, storefrontCode);
  const english = singular(messagesOf("en"));
  return {
    languages: LANGUAGES.map((language) => {
      const own = singular(messagesOf(language));
      const changed = overrides.filter((row) => row.language === language);
      return {
        language,
        messages: english.size,
        missing: [...english].filter((key) => !own.has(key)).length,
        changed_everywhere: changed.filter((row) => row.storefrontCode === null).length,
        changed_here: changed.filter((row) => row.storefrontCode !== null).length,
      };
    }),
  };
}

/** Languages have different plural forms of one message. */
const singular = (messages: object) =>
  new Set(Object.keys(messages).map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, "")));
