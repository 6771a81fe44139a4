import { inArray, sql } from "drizzle-orm";
import type { EntriesRequest } from "#contracts/staff/content/content.ts";
import { CONTENT_MACHINE } from "#domain/content/content/content-machine.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { type Member, nextEvents } from "#domain/shared/state/machine.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { contentEntries, contentTexts, type EntryRow } from "../tables.ts";

const ENTRIES: ListDefinition<EntriesRequest> = {
  id: contentEntries.id,
  index: "content_entries_created_at_id_idx",
  sorts: { created_at: contentEntries.createdAt },
  filters: {
    state: contentEntries.state,
    kind: contentEntries.kind,
    storefront: contentEntries.storefrontCode,
    created_at: contentEntries.createdAt,
    ids: contentEntries.id,
  },
};

interface Titles {
  title: string;
  languages: Language[];
}

/** The entries of a member's storefronts. */
export async function listForStaff(context: StaffCallContext, request: EntriesRequest) {
  const { db } = context;
  const page = await readStaffList(context, ENTRIES, request, {
    scope: (member) => member.where(contentEntries.storefrontCode),
    select: (position) => db.select({ position, entry: contentEntries }).from(contentEntries).$dynamic(),
  });
  const titles = await titlesOf(
    db,
    page.items.map(({ entry }) => entry.id),
  );
  return {
    ...page,
    items: page.items.map(({ entry }) => presentEntry(entry, titles.get(entry.id), actingMember(context))),
  };
}

export async function titlesOf(db: Database, ids: number[]): Promise<Map<number, Titles>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contentTexts.entryId, title: contentTexts.title, language: sql<Language>`language.iso_code` })
    .from(contentTexts)
    .innerJoin(languageCodes, sql`language.id = ${contentTexts.languageId}`)
    .where(inArray(contentTexts.entryId, ids))
    .orderBy(contentTexts.languageId);
  const byEntry = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byEntry].map(([id, texts]) => [
      id,
      {
        title: (texts.find(({ language }) => language === "en") ?? texts[0])?.title ?? "",
        languages: texts.map(({ language }) => language),
      },
    ]),
  );
}

export const presentEntry = (entry: EntryRow, titles: Titles | undefined, member: Member) => ({
  id: entry.id,
  storefront: entry.storefrontCode,
  kind: entry.kind,
  key: entry.key,
  title: titles?.title ?? null,
  languages: titles?.languages ?? [],
  state: entry.state,
  publish_at: entry.publishAt?.toISOString() ?? null,
  unpublish_at: entry.unpublishAt?.toISOString() ?? null,
  version: entry.version,
  created_at: entry.createdAt.toISOString(),
  next_events: nextEvents(CONTENT_MACHINE, entry.state, member),
});
