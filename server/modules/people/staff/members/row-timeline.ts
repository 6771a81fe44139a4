import { entriesAbout } from "#platform/audit/entries-about.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { StatusEventRow } from "#platform/state/status-events.ts";
import { memberNames } from "./member-store.ts";

/** Something that happened, for a timeline of staff. */
export interface RowEntry<Kind extends string = "state" | "mail" | "staff"> {
  at: string;
  kind: Kind;
  event: string;
  /** The member of staff who caused it. */
  by: string | null;
  note: string | null;
}

/** The parts of a timeline, each from the newest to the oldest but for the history. */
interface Happened<Other> {
  history: readonly StatusEventRow[];
  /** As the audit names the row: claim:CL12. */
  subjects: readonly string[];
  mails?: readonly { template: string; createdAt: Date }[];
  /** Entries of other kinds that follow status events, such as parcels that were scanned. */
  followed?: readonly Other[];
  /** Entries of other kinds that cause status events, such as payments. */
  causes?: readonly Other[];
}

export const rowEntry = <Kind extends string>(
  kind: Kind,
  event: string,
  at: Date | string,
  more: { by?: string | null; note?: string | null } = {},
): RowEntry<Kind> => ({ at: new Date(at).toISOString(), kind, event, by: null, note: null, ...more });

/**
 * All that has happened to a row, the newest first: status events with the names of members, mails, staff calls, and what
 * only its kind has. Of one moment what followed comes before its cause.
 */
export async function rowTimeline<Other extends RowEntry<string> = never>(
  db: Database,
  { history, subjects, mails = [], followed = [], causes = [] }: Happened<Other>,
): Promise<(RowEntry | Other)[]> {
  const [states, calls] = await Promise.all([stateEntries(db, history), entriesAbout(db, subjects)]);
  const entries = [
    ...mails.map(({ template, createdAt }) => rowEntry("mail", template, createdAt)),
    ...followed,
    ...states,
    ...causes,
    ...calls.map(({ call, memberName, at }) => rowEntry("staff", call, at, { by: memberName })),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Only members of staff are named. */
async function stateEntries(db: Database, history: readonly StatusEventRow[]): Promise<RowEntry<"state">[]> {
  const ofStaff = history.flatMap(({ actor, actorId }) => (actor === "staff" && actorId !== null ? [actorId] : []));
  const names = await memberNames(db, ofStaff);
  return history
    .map(({ event, at, actor, actorId, note }) =>
      rowEntry("state", event, at, { note, by: actor === "staff" ? (names.get(actorId ?? 0) ?? null) : null }),
    )
    .reverse();
}
