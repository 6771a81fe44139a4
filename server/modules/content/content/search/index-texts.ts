import { isNull, sql } from "drizzle-orm";
import type { EntryText } from "#domain/content/content/blocks.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { contentTexts } from "../tables.ts";
import { searchableStems } from "./search-words.ts";

/** The value of the column `search`: words of the title weigh most. */
export function searchVector(text: Omit<EntryText, "slug">, language: Language) {
  const { title, description, body } = searchableStems(text, language);
  return sql<string>`setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', ${description}), 'B')
    || setweight(to_tsvector('simple', ${body}), 'C')`;
}

/** Indexes the texts that a migration has moved: their stems cannot be made in SQL. */
export async function indexMovedTexts(db: Database): Promise<void> {
  const rows = await db
    .select({ text: contentTexts, language: sql<Language>`language.iso_code` })
    .from(contentTexts)
    .innerJoin(languageCodes, sql`language.id = ${contentTexts.languageId}`)
    .where(isNull(contentTexts.search));
  for (const { text, language } of rows) {
    await db
      .update(contentTexts)
      .set({ search: searchVector(text, language) })
      .where(sql`${contentTexts.entryId} = ${text.entryId} and ${contentTexts.languageId} = ${text.languageId}`);
  }
}
