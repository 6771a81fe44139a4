import { sql } from "drizzle-orm";
import { countWords, type EntryText } from "#domain/content/content/blocks.ts";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import { CONTENT_MACHINE } from "#domain/content/content/content-machine.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Database } from "#platform/database/open-database.ts";
import { initialEvent, insertStatusEvents, type StatusEvent } from "#platform/state/status-events.ts";
import { searchVector } from "../search/index-texts.ts";
import { relatedEntries } from "../search/related-texts.ts";
import { contentEntries, contentGroups, contentGroupTexts, contentTexts } from "../tables.ts";

interface NewGroup {
  kind: Exclude<ContentKind, "page">;
  key: string;
  texts: readonly { languageId: number; slug: string; name: string }[];
}

interface NewEntry {
  kind: ContentKind;
  key: string;
  group?: string | undefined;
  author?: string | undefined;
  cover?: string | undefined;
  isFeatured?: boolean | undefined;
  publishedAt: Date;
  /** Of what is shown for a season. */
  unpublishAt?: Date | undefined;
  texts: readonly (EntryText & { languageId: number; language: Language })[];
}

/** Writes what has been published before, with its history: for the demo, and for what is carried over from elsewhere. */
export async function recordPublished(
  tx: Database,
  storefrontCode: string,
  groups: readonly NewGroup[],
  entries: readonly NewEntry[],
): Promise<void> {
  const groupIds = await insertGroups(tx, storefrontCode, groups);
  const rows = entries.map((entry, position) => ({
    storefrontCode,
    kind: entry.kind,
    key: entry.key,
    groupId: groupIds.get(`${entry.kind} ${entry.group}`) ?? null,
    position,
    author: entry.author ?? null,
    cover: entry.cover ?? null,
    isFeatured: entry.isFeatured ?? false,
    state: "published" as const,
    publishAt: entry.publishedAt,
    unpublishAt: entry.unpublishAt ?? null,
  }));
  const ids = new Map<string, number>();
  for (const published of Map.groupBy(rows, ({ publishAt }) => publishAt.getTime()).values()) {
    for (const { id, kind, key } of await insertWithHistory(tx, published)) ids.set(`${kind} ${key}`, id);
  }
  const written = entries.map((entry) => ({ ...entry, id: ids.get(`${entry.kind} ${entry.key}`) ?? 0 }));
  await tx.insert(contentTexts).values(written.flatMap((entry) => textRows(storefrontCode, entry)));
  await storeRelated(tx, written);
}

async function insertGroups(tx: Database, storefrontCode: string, groups: readonly NewGroup[]) {
  if (groups.length === 0) return new Map<string, number>();
  const rows = await tx
    .insert(contentGroups)
    .values(groups.map(({ kind, key }, position) => ({ storefrontCode, kind, key, position })))
    .returning({ id: contentGroups.id, kind: contentGroups.kind, key: contentGroups.key });
  const ids = new Map(rows.map(({ id, kind, key }) => [`${kind} ${key}`, id]));
  await tx
    .insert(contentGroupTexts)
    .values(
      groups.flatMap(({ kind, key, texts }) =>
        texts.map((text) => ({ groupId: ids.get(`${kind} ${key}`) ?? 0, ...text })),
      ),
    );
  return ids;
}

const textRows = (storefrontCode: string, { id, kind, publishedAt, texts }: NewEntry & { id: number }) =>
  texts.map(({ language, languageId, ...text }) => ({
    entryId: id,
    languageId,
    storefrontCode,
    kind,
    ...text,
    words: countWords(text.blocks),
    search: searchVector(text, language),
    changedAt: publishedAt,
  }));

type NewRow = typeof contentEntries.$inferInsert & { publishAt: Date };

/** I10: as if staff had written them and published them at once; all at the same moment. */
function insertWithHistory(tx: Database, rows: NewRow[]) {
  const { initial } = CONTENT_MACHINE;
  const cause = { actor: "staff", at: rows[0]?.publishAt } as const;
  const inserted = tx.$with("inserted").as(tx.insert(contentEntries).values(rows).returning());
  const events: StatusEvent[] = [
    initialEvent(CONTENT_MACHINE, cause),
    { from: initial.state, event: "publish", to: "published", ...cause },
  ];
  const recorded = tx.$with("recorded", {}).as(insertStatusEvents(CONTENT_MACHINE, inserted, events));
  return tx.with(inserted, recorded).select({ id: inserted.id, kind: inserted.kind, key: inserted.key }).from(inserted);
}

/** Of the same kind, by the words of their first language. */
async function storeRelated(tx: Database, entries: readonly (NewEntry & { id: number })[]): Promise<void> {
  const found = [...Map.groupBy(entries, ({ kind }) => kind).values()].flatMap((ofKind) => [
    ...relatedEntries(ofKind.flatMap(compared)),
  ]);
  const rows = found.map(([id, ids]) => sql`(${id}::integer, ${sql.param(ids)}::integer[])`);
  await tx.execute(sql`
    update content_entries set related = found.ids
    from (values ${sql.join(rows, sql`, `)}) as found (id, ids) where content_entries.id = found.id`);
}

function compared({ id, group, texts: [text] }: NewEntry & { id: number }) {
  return text ? [{ id, group: group ?? null, text, language: text.language }] : [];
}
