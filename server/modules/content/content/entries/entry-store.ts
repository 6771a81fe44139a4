import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { languageCodes } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import {
  contentEntries,
  contentGroups,
  contentRevisions,
  contentTexts,
  contentVotes,
  type EntryRow,
} from "../tables.ts";

const language = sql<Language>`language.iso_code`;

/** Texts with their language and their entry's group. */
export const textsIn = (db: Database, condition: SQL) =>
  db
    .select({ text: contentTexts, language, groupId: contentEntries.groupId })
    .from(contentTexts)
    .innerJoin(languageCodes, sql`language.id = ${contentTexts.languageId}`)
    .innerJoin(contentEntries, eq(contentEntries.id, contentTexts.entryId))
    .where(condition)
    .orderBy(asc(contentTexts.entryId), asc(contentTexts.languageId));

const SHOWN_REVISIONS = 50;

export const revisionsOf = (db: Database, entryId: number) =>
  db
    .select({ revision: contentRevisions, language })
    .from(contentRevisions)
    .innerJoin(languageCodes, sql`language.id = ${contentRevisions.languageId}`)
    .where(eq(contentRevisions.entryId, entryId))
    .orderBy(desc(contentRevisions.id))
    .limit(SHOWN_REVISIONS);

export async function votesOn(db: Database, entryId: number): Promise<{ helped: number; did_not: number }> {
  const votes = await db
    .select({ helped: contentVotes.helped, count: sql<number>`count(*)::integer` })
    .from(contentVotes)
    .where(eq(contentVotes.entryId, entryId))
    .groupBy(contentVotes.helped);
  const countOf = (helped: boolean) => votes.find((vote) => vote.helped === helped)?.count ?? 0;
  return { helped: countOf(true), did_not: countOf(false) };
}

/** The group with a key; undefined where there is none. */
export async function findGroupId(
  db: Database,
  { storefrontCode, kind }: Pick<EntryRow, "storefrontCode" | "kind">,
  key: string,
): Promise<number | undefined> {
  if (kind === "page") return undefined;
  const [group] = await db
    .select({ id: contentGroups.id })
    .from(contentGroups)
    .where(
      and(eq(contentGroups.storefrontCode, storefrontCode), eq(contentGroups.kind, kind), eq(contentGroups.key, key)),
    );
  return group?.id;
}
