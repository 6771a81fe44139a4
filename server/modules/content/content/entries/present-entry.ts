import { eq } from "drizzle-orm";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { contentTexts, type EntryRow } from "../tables.ts";
import { revisionsOf, textsIn, votesOn } from "./entry-store.ts";
import { presentEntry, titlesOf } from "./list-for-staff.ts";

/** An entry as its editors read it: with its texts, its last revisions and its votes. */
export async function presentWithTexts(context: StaffCallContext, entry: EntryRow) {
  const { db } = context;
  const titles = await titlesOf(db, [entry.id]);
  const texts = await textsIn(db, eq(contentTexts.entryId, entry.id));
  const revisions = await revisionsOf(db, entry.id);
  const votes = await votesOn(db, entry.id);
  return {
    ...presentEntry(entry, titles.get(entry.id), actingMember(context)),
    ...presentTexts(texts, revisions),
    votes,
  };
}

type Texts = Awaited<ReturnType<typeof textsIn>>;
type Revisions = Awaited<ReturnType<typeof revisionsOf>>;

const presentTexts = (texts: Texts, revisions: Revisions) => ({
  texts: texts.map(({ text: { slug, title, description, blocks, changedAt }, language }) => ({
    language,
    slug,
    title,
    description,
    blocks,
    changed_at: changedAt.toISOString(),
  })),
  revisions: revisions.map(({ revision, language }) => ({
    language,
    version: revision.version,
    title: revision.text.title,
    made_by: revision.madeBy,
    at: revision.at.toISOString(),
  })),
});
