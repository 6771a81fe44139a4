import { and, asc, desc, eq, inArray, lte, or } from "drizzle-orm";
import type { ContentEvent } from "#domain/content/content/content-machine.ts";
import { problemsOf } from "#domain/content/content/publishable.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { moveEntry } from "../entry-aggregate.ts";
import { relatedEntries } from "../search/related-texts.ts";
import { contentEntries, contentTexts, type EntryRow } from "../tables.ts";
import { textsIn } from "./entry-store.ts";

interface Moving {
  event: ContentEvent;
  publishAt?: Date | undefined;
  unpublishAt?: Date | undefined;
  by: number;
}

/** Applies a staff member's event to an entry. Wants the entry locked. */
export async function moveByStaff(tx: Database, entry: EntryRow, moving: Moving, now: Date): Promise<EntryRow> {
  const { event, publishAt, unpublishAt, by } = moving;
  const cause = { event, actor: "staff", actorId: by } as const;
  if (event !== "publish" && event !== "schedule") return moveEntry(tx, entry, cause);
  const at = event === "schedule" ? publishAt : now;
  if (!at || (event === "schedule" && at <= now)) throw refuseFields({ publish_at: "content.staff.publish-at" });
  if (unpublishAt && unpublishAt <= at) throw refuseFields({ unpublish_at: "content.staff.unpublish-at" });
  await assertPublishable(tx, entry);
  const changes = { publishAt: at, unpublishAt: unpublishAt ?? null };
  const moved = await moveEntry(tx, entry, { ...cause, changes });
  return event === "publish" ? findRelated(tx, moved) : moved;
}

async function assertPublishable(tx: Database, { id }: EntryRow): Promise<void> {
  const texts = await textsIn(tx, eq(contentTexts.entryId, id));
  if (texts.length === 0) throw refuseFields({ event: "content.staff.no-text" });
  const [problem] = texts.flatMap(({ text }) => problemsOf(text));
  if (problem) throw refuseFields({ event: `content.staff.${problem}` });
}

/** Only the newest entries of a kind are compared: older ones are seldom worth reading next. */
const COMPARED = 200;

/** Sets the related entries, from those published now. */
async function findRelated(tx: Database, entry: EntryRow): Promise<EntryRow> {
  const ofKind = tx
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.storefrontCode, entry.storefrontCode),
        eq(contentEntries.kind, entry.kind),
        eq(contentEntries.state, "published"),
      ),
    )
    .orderBy(desc(contentEntries.publishAt))
    .limit(COMPARED);
  const texts = Map.groupBy(await textsIn(tx, inArray(contentTexts.entryId, ofKind)), ({ text }) => text.entryId);
  const compared = [...texts].flatMap(([id, [first]]) =>
    first ? [{ id, group: first.groupId === null ? null : String(first.groupId), ...first }] : [],
  );
  const related = relatedEntries(compared).get(entry.id) ?? [];
  await tx.update(contentEntries).set({ related }).where(eq(contentEntries.id, entry.id));
  return { ...entry, related };
}

const BATCH = 100;

/** Publishes and archives due entries; each once, however many processes run. */
export async function turnContentClock(db: Database, now: Date): Promise<void> {
  const isDue = or(
    and(eq(contentEntries.state, "scheduled"), lte(contentEntries.publishAt, now)),
    and(eq(contentEntries.state, "published"), lte(contentEntries.unpublishAt, now)),
  );
  const due = await db
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(isDue)
    .orderBy(asc(contentEntries.id))
    .limit(BATCH);
  for (const { id } of due) {
    await transact(db, async (tx) => {
      const [entry] = await tx
        .select()
        .from(contentEntries)
        .where(and(eq(contentEntries.id, id), isDue))
        .for("update", { skipLocked: true });
      if (!entry) return;
      const event = entry.state === "scheduled" ? "publish" : "archive";
      const moved = await moveEntry(tx, entry, { event, actor: "system" });
      if (event === "publish") await findRelated(tx, moved);
    });
  }
}
