import { type SQL, sql } from "drizzle-orm";
import type { Block } from "#domain/content/content/blocks.ts";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";

/** An entry with its text in the reader's language, else in English. */
export interface ReadEntry extends Record<string, unknown> {
  id: number;
  key: string;
  slug: string;
  title: string;
  description: string;
  languageId: number;
  words: number;
  changedAt: Date;
  publishedAt: Date;
  author: string | null;
  cover: string | null;
  related: number[];
  groupKey: string | null;
  groupSlug: string | null;
  groupName: string | null;
}

export interface WholeEntry extends ReadEntry {
  blocks: Block[];
  /** The slug by the id of each language that the text exists in. */
  slugs: Record<string, string>;
}

export type Reading = Pick<ReaderContext, "db" | "storefront" | "reader">;

/** The reader's language, and English for what is not translated. */
function languagesOf({ storefront, reader }: Pick<Reading, "storefront" | "reader">): number[] {
  const english = storefront.languages.filter(({ iso_code }) => iso_code === "en");
  return [...new Set([reader.language, ...english].map(({ id }) => id))];
}

export function languageCode({ storefront, reader }: Pick<Reading, "storefront" | "reader">, id: number): Language {
  return storefront.languages.find((language) => language.id === id)?.iso_code ?? reader.language.iso_code;
}

const CARD = sql`e.id, e.key, t.slug, t.title, t.description, t.language_id as "languageId", t.words,
  t.changed_at as "changedAt", e.publish_at as "publishedAt", e.author, e.cover, e.related,
  g.key as "groupKey", g.slug as "groupSlug", g.name as "groupName"`;

const WHOLE = sql`${CARD}, t.blocks, (select jsonb_object_agg(other.language_id, other.slug) from content_texts other
  where other.entry_id = e.id) as slugs`;

/** Published entries of a kind, each with one text and its group. */
const published = (reading: Reading, kind: ContentKind, columns: SQL, condition: SQL): SQL =>
  entries(reading, columns, sql`e.kind = ${kind} and e.state = 'published' and ${condition}`);

/** Entries, each with one text and its group; `condition` may use the aliases e, t and g. */
function entries(reading: Reading, columns: SQL, condition: SQL): SQL {
  const languages = sql.param(languagesOf(reading));
  return sql`select ${columns} from content_entries e
    join lateral (select * from content_texts text where text.entry_id = e.id and text.language_id = any(${languages}::integer[])
      order by array_position(${languages}::integer[], text.language_id) limit 1) t on true
    left join lateral (select named.slug, named.name, owner.key from content_group_texts named
      join content_groups owner on owner.id = named.group_id
      where named.group_id = e.group_id and named.language_id = any(${languages}::integer[])
      order by array_position(${languages}::integer[], named.language_id) limit 1) g on true
    where e.storefront_code = ${reading.storefront.code} and ${condition}`;
}

async function rowsOf<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}

/** The result of a search by slug: the entry, or its present slug. */
export type Found = { kind: "found"; entry: WholeEntry } | { kind: "moved"; slug: string } | { kind: "missing" };

/** Finds an entry by its present slug in the reader's language, else by an earlier slug or one of another language. */
export async function findBySlug(reading: Reading, kind: ContentKind, slug: string): Promise<Found> {
  const { db, storefront } = reading;
  const named = sql`e.id in (
    select entry_id from content_texts where storefront_code = ${storefront.code} and kind = ${kind} and slug = ${slug}
    union all
    select entry_id from content_old_slugs where storefront_code = ${storefront.code} and kind = ${kind} and slug = ${slug})`;
  const found = await rowsOf<WholeEntry>(db, published(reading, kind, WHOLE, named));
  const entry = found.find((one) => one.slug === slug) ?? found[0];
  if (!entry) return { kind: "missing" };
  return entry.slug === slug ? { kind: "found", entry } : { kind: "moved", slug: entry.slug };
}

/** An entry in any state, in the reader's language only. */
export async function findForPreview(
  reading: Reading,
  id: number,
): Promise<(WholeEntry & { kind: ContentKind }) | null> {
  const condition = sql`e.id = ${id} and t.language_id = ${reading.reader.language.id}`;
  const query = entries(reading, sql`${WHOLE}, e.kind`, condition);
  return (await rowsOf<WholeEntry & { kind: ContentKind }>(reading.db, query))[0] ?? null;
}

interface ArticlePage {
  groupKey?: string | undefined;
  exceptId?: number | undefined;
  limit: number;
  offset: number;
}

const inGroup = (key: string | undefined) => (key === undefined ? sql`true` : sql`g.key = ${key}`);

/** The newest first. */
export function listArticles(reading: Reading, shown: ArticlePage): Promise<ReadEntry[]> {
  const condition = sql`${inGroup(shown.groupKey)} and e.id <> ${shown.exceptId ?? 0}`;
  return rowsOf(
    reading.db,
    sql`${published(reading, "article", CARD, condition)}
      order by e.publish_at desc, e.id desc limit ${shown.limit} offset ${shown.offset}`,
  );
}

/** Translated articles only, with their whole texts. */
export function newestArticles(reading: Reading, limit: number): Promise<WholeEntry[]> {
  const translated = sql`t.language_id = ${reading.reader.language.id}`;
  return rowsOf(
    reading.db,
    sql`${published(reading, "article", WHOLE, translated)} order by e.publish_at desc, e.id desc limit ${limit}`,
  );
}

export async function countArticles(reading: Reading, groupKey?: string): Promise<number> {
  const query = published(reading, "article", sql`count(*)::integer as total`, inGroup(groupKey));
  const [row] = await rowsOf<{ total: number }>(reading.db, query);
  return row?.total ?? 0;
}

export async function featuredArticle(reading: Reading): Promise<ReadEntry | null> {
  const query = sql`${published(reading, "article", CARD, sql`e.is_featured`)} order by e.publish_at desc, e.id desc limit 1`;
  return (await rowsOf<ReadEntry>(reading.db, query))[0] ?? null;
}

/** The article of the season: of those with an end, the one that ends next. */
export async function seasonArticle(reading: Reading): Promise<ReadEntry | null> {
  const query = sql`${published(reading, "article", CARD, sql`e.unpublish_at is not null`)} order by e.unpublish_at, e.id limit 1`;
  return (await rowsOf<ReadEntry>(reading.db, query))[0] ?? null;
}

/** In the given order. */
export async function listByIds(reading: Reading, kind: ContentKind, ids: number[]): Promise<ReadEntry[]> {
  if (ids.length === 0) return [];
  const wanted = sql.param(ids);
  return rowsOf(
    reading.db,
    sql`${published(reading, kind, CARD, sql`e.id = any(${wanted}::integer[])`)}
      order by array_position(${wanted}::integer[], e.id)`,
  );
}

export function listQuestions(reading: Reading): Promise<WholeEntry[]> {
  return rowsOf(reading.db, sql`${published(reading, "question", WHOLE, sql`true`)} order by e.position, e.id`);
}

export interface GroupRow extends Record<string, unknown> {
  key: string;
  slug: string;
  name: string;
}

/** Groups with published entries, in the order set by staff. */
export function listGroups(reading: Reading, kind: "article" | "question"): Promise<GroupRow[]> {
  const languages = sql.param(languagesOf(reading));
  return rowsOf(
    reading.db,
    sql`select owner.key, named.slug, named.name from content_groups owner
      join lateral (select * from content_group_texts text where text.group_id = owner.id
        and text.language_id = any(${languages}::integer[])
        order by array_position(${languages}::integer[], text.language_id) limit 1) named on true
      where owner.storefront_code = ${reading.storefront.code} and owner.kind = ${kind}
        and exists (select from content_entries e where e.group_id = owner.id and e.state = 'published')
      order by owner.position, owner.id`,
  );
}
