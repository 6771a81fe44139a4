import { and, desc, eq, sql } from "drizzle-orm";
import type { VersionChange } from "#contracts/errors.ts";
import type { Database } from "../database/open-database.ts";
import { type AuditSubject, onlyStorefront } from "./record-audit-entry.ts";
import { auditEntries } from "./tables.ts";

/** The change that made a version of a subject; null when no audited call made it, such as a version of the clock. */
export async function findChange(db: Database, subject: AuditSubject, version: number): Promise<VersionChange | null> {
  const [entry] = await db
    .select({ by: auditEntries.memberName, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subject.name),
        sql`${auditEntries.storefrontCode} is not distinct from ${onlyStorefront(subject)}`,
        eq(auditEntries.version, version),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry ? { by: entry.by, at: entry.at.toISOString() } : null;
}
