import { findChange } from "../audit/find-change.ts";
import type { AuditSubject } from "../audit/record-audit-entry.ts";
import type { Database } from "../database/open-database.ts";
import { refuseStale } from "./call-errors.ts";

interface Edited {
  subject: AuditSubject;
  /** The version that is there now. */
  version: number;
  /** The row as its readers get it. */
  present(): unknown;
}

/**
 * Refuses an edit of another version than the one that is there: two who edit the same thing never undo each other's work
 * unseen. Wants the thing locked, so that its version cannot change before it is written.
 */
export async function assertVersion(tx: Database, read: number, { subject, version, present }: Edited): Promise<void> {
  if (read === version) return;
  throw refuseStale({ current: await present(), changed: await findChange(tx, subject, version) });
}
