import { and, eq, gt } from "drizzle-orm";
import { checkPassword } from "#domain/people/identity/password-rules.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { tokenHash } from "#platform/secret-token.ts";
import { ATTEMPTS } from "../attempts.ts";
import { auditOwn } from "../audit-own.ts";
import { deleteSessionsOf } from "../sessions/session-store.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { staffInvitations, staffMembers } from "../tables.ts";
import { lockMember } from "./member-store.ts";

/** Sets a member's password by the link of an invitation, once (T013, T019). */
export async function setPassword(
  { passwords, now }: StaffDeps,
  context: StaffCallContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, client } = context;
  await consumeAttempt(context, now(), ATTEMPTS.invitationFrom(client.address));
  const isUsable = usableInvitation(token, now());
  // Hashing is expensive: it is not done for a link that does not work anyway.
  if ((await db.$count(staffInvitations, isUsable)) === 0) throw refuse("link_expired");
  const verdict = checkPassword(password);
  if (verdict) throw refuseFields({ password: verdict });
  const passwordHash = await passwords.hash(password);
  await transact(db, async (tx) => {
    const memberId = await takeInvitation(tx, isUsable);
    await tx.update(staffMembers).set({ passwordHash }).where(eq(staffMembers.id, memberId));
    await deleteSessionsOf(tx, memberId);
    await auditOwn(tx, context, memberId, "session.setPassword");
  });
}

const usableInvitation = (token: string, now: Date) =>
  and(eq(staffInvitations.tokenHash, tokenHash(token) ?? Buffer.alloc(0)), gt(staffInvitations.expiresAt, now));

async function takeInvitation(tx: Database, isUsable: ReturnType<typeof usableInvitation>): Promise<number> {
  const [taken] = await tx.delete(staffInvitations).where(isUsable).returning();
  const member = taken && (await lockMember(tx, taken.memberId));
  if (!member) throw refuse("link_expired");
  return member.id;
}
