import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { transact } from "#platform/database/transact.ts";
import { auditOwn } from "./audit-own.ts";
import { deleteSessionByToken } from "./sessions/session-store.ts";

/** Ends the session that the browser has, whichever step it is at (T023). */
export async function signOut(context: StaffCallContext): Promise<void> {
  const { db, member, client } = context;
  await transact(db, async (tx) => {
    await deleteSessionByToken(tx, client.sessionToken);
    if (member) await auditOwn(tx, context, member.id, "session.signOut");
  });
  context.setSession(null);
  context.setHeader("clear-site-data", '"storage"');
}
