import { and, eq, ne, sql } from "drizzle-orm";
import { countWords, type EntryText } from "#domain/content/content/blocks.ts";
import type { LanguageProfile } from "#domain/operations/storefronts/profile.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { searchVector } from "../search/index-texts.ts";
import { contentEntries, contentOldSlugs, contentRevisions, contentTexts, type EntryRow } from "../tables.ts";

interface Saving {
  language: Pick<LanguageProfile, "id" | "iso_code">;
  text: EntryText;
  by: number;
}

/** Writes a text in one language and keeps every revision of it. Wants the entry locked. */
export async function saveText(tx: Database, entry: EntryRow, { language, text, by }: Saving): Promise<EntryRow> {
  const address = { storefrontCode: entry.storefrontCode, kind: entry.kind, languageId: language.id };
  await assertFreeSlug(tx, entry, address, text.slug);
  await keepOldSlug(tx, entry, address, text.slug);
  const values = {
    ...text,
    words: countWords(text.blocks),
    search: searchVector(text, language.iso_code),
    changedAt: sql`clock_timestamp()`,
  };
  await tx
    .insert(contentTexts)
    .values({ entryId: entry.id, ...address, ...values })
    .onConflictDoUpdate({ target: [contentTexts.entryId, contentTexts.languageId], set: values });
  const version = entry.version + 1;
  await tx.insert(contentRevisions).values({ entryId: entry.id, languageId: language.id, version, text, madeBy: by });
  await tx.update(contentEntries).set({ version }).where(eq(contentEntries.id, entry.id));
  return { ...entry, version };
}

interface Address {
  storefrontCode: string;
  kind: EntryRow["kind"];
  languageId: number;
}

const at = (
  table: typeof contentTexts | typeof contentOldSlugs,
  { storefrontCode, kind, languageId }: Address,
  slug: string,
) =>
  and(
    eq(table.storefrontCode, storefrontCode),
    eq(table.kind, kind),
    eq(table.languageId, languageId),
    eq(table.slug, slug),
  );

async function assertFreeSlug(tx: Database, { id }: EntryRow, address: Address, slug: string): Promise<void> {
  const [taken] = await tx
    .select({ id: contentTexts.entryId })
    .from(contentTexts)
    .where(and(at(contentTexts, address, slug), ne(contentTexts.entryId, id)));
  if (taken) throw refuseFields({ slug: "content.staff.slug-taken" });
}

/** The address that the text has now leads to the new one; an address that is used again leads nowhere else. */
async function keepOldSlug(tx: Database, entry: EntryRow, address: Address, slug: string): Promise<void> {
  await tx.delete(contentOldSlugs).where(at(contentOldSlugs, address, slug));
  const [text] = await tx
    .select({ slug: contentTexts.slug })
    .from(contentTexts)
    .where(and(eq(contentTexts.entryId, entry.id), eq(contentTexts.languageId, address.languageId)));
  if (!text || text.slug === slug) return;
  await tx
    .insert(contentOldSlugs)
    .values({ ...address, slug: text.slug, entryId: entry.id })
    .onConflictDoUpdate({
      target: [contentOldSlugs.storefrontCode, contentOldSlugs.kind, contentOldSlugs.languageId, contentOldSlugs.slug],
      set: { entryId: entry.id },
    });
}
