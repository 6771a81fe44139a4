import { and, eq, sql } from "drizzle-orm";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import type { Database } from "#platform/database/open-database.ts";
import { contentEntries, contentTexts } from "./tables.ts";

/** Where a published text is: its slug by the id of each language that it exists in. */
export interface ContentAddress {
  slugs: Readonly<Record<string, string>>;
  /** By the id of the language too. */
  changedAt: Readonly<Record<string, Date>>;
}

/** For sitemaps: a text that is not translated into a language has no address in it. */
export async function contentAddresses(
  db: Database,
  storefrontCode: string,
  kind: ContentKind,
): Promise<ContentAddress[]> {
  const { entryId, languageId, slug, changedAt } = contentTexts;
  const isShown = and(
    eq(contentEntries.storefrontCode, storefrontCode),
    eq(contentEntries.kind, kind),
    eq(contentEntries.state, "published"),
  );
  const rows = await db
    .select({
      slugs: sql<Record<string, string>>`jsonb_object_agg(${languageId}, ${slug})`,
      changedAt: sql<Record<string, string>>`jsonb_object_agg(${languageId}, ${changedAt})`,
    })
    .from(contentEntries)
    .innerJoin(contentTexts, eq(entryId, contentEntries.id))
    .where(isShown)
    .groupBy(contentEntries.id)
    .orderBy(contentEntries.id);
  return rows.map((row) => ({
    slugs: row.slugs,
    changedAt: Object.fromEntries(Object.entries(row.changedAt).map(([id, moment]) => [id, new Date(moment)])),
  }));
}
