import { and, desc, isNotNull } from "drizzle-orm";
import { isAny } from "../database/is-any.ts";
import type { Database } from "../database/open-database.ts";
import { auditEntries } from "./tables.ts";

/** The calls that members of staff made about some subjects, the newest first. */
export function entriesAbout(
  db: Database,
  subjects: readonly string[],
): Promise<{ call: string; memberName: string | null; at: Date }[]> {
  const { call, memberName, at } = auditEntries;
  return db
    .select({ call, memberName, at })
    .from(auditEntries)
    .where(and(isAny(auditEntries.subject, subjects), isNotNull(auditEntries.memberId)))
    .orderBy(desc(auditEntries.id));
}
