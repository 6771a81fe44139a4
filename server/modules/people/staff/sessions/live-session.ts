import { isStaffSessionAlive, steppedUpUntil } from "#domain/people/access/staff-limits.ts";
import type { StaffMember } from "#platform/calls/staff-call-context.ts";
import { tokenHash } from "#platform/secret-token.ts";
import { loadRights, type MemberRow } from "../members/member-store.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { loadSession, type SessionRow, touchSession } from "./session-store.ts";

type Clocked = Pick<StaffDeps, "db" | "now">;

interface LiveSession {
  session: SessionRow;
  member: MemberRow;
}

/** A session whose time has not run out; the second factor may still be missing (T026). */
export async function findLiveSession({ db, now }: Clocked, token: string | undefined): Promise<LiveSession | null> {
  const hash = tokenHash(token ?? "");
  const found = hash && (await loadSession(db, hash));
  if (!found) return null;
  const { createdAt, lastSeenAt, verifiedAt } = found.session;
  const times = { createdAtMs: createdAt.getTime(), lastSeenAtMs: lastSeenAt.getTime() };
  return isStaffSessionAlive({ ...times, isVerified: verifiedAt !== null }, now().getTime()) ? found : null;
}

/** The member that a session belongs to, once both factors were given. */
export async function findMember(deps: Clocked, token: string | undefined): Promise<StaffMember | null> {
  const found = await findLiveSession(deps, token);
  if (!found || found.session.verifiedAt === null) return null;
  const { member, session } = found;
  const { id, email, name } = member;
  await touchSession(deps.db, session, deps.now());
  return {
    id,
    email,
    name,
    ...(await loadRights(deps.db, member)),
    sessionId: session.id,
    steppedUpUntil: steppedUpUntil(session.steppedUpAt, deps.now()),
  };
}
