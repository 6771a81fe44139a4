import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { refundAttempt, resetAttempts } from "#platform/limits/rate-limits.ts";
import { newSecret } from "#platform/secret-token.ts";
import { ATTEMPTS } from "./attempts.ts";
import { findMemberByEmail, lockMember, type MemberRow } from "./members/member-store.ts";
import { findLiveSession } from "./sessions/live-session.ts";
import { deleteSessionByToken, insertSession } from "./sessions/session-store.ts";
import type { StaffDeps } from "./staff-deps.ts";
import { consumeTotp } from "./totp/consume-totp.ts";

/** The first step (T001): whatever was wrong, the answer and the work for it are the same. */
export async function signIn(
  deps: StaffDeps,
  context: StaffCallContext,
  given: { email: string; password: string },
): Promise<MemberRow> {
  const { db, client, log } = context;
  const email = normalEmail(given.email);
  await consumeAttempt(context, deps.now(), ATTEMPTS.passwordOf(email), ATTEMPTS.passwordFrom(client.address));
  const member = await findMemberByEmail(db, email);
  const isRight = await deps.passwords.isRight(member?.passwordHash ?? null, given.password);
  if (!member || !isRight || !(await startSecondStep(deps, context, member))) {
    log.warn({ memberId: member?.id ?? null }, "staff sign-in refused: password");
    throw refuse("wrong_credentials");
  }
  return member;
}

/** Not for a member without a second factor, nor when the password was changed or the member disabled meanwhile. */
async function startSecondStep(deps: StaffDeps, context: StaffCallContext, proved: MemberRow): Promise<boolean> {
  const { db, client, log } = context;
  if (!proved.totpSecret) {
    log.warn({ memberId: proved.id }, "a member of staff has no second factor: run create-staff");
    return false;
  }
  const { token, hash } = newSecret();
  const isStarted = await transact(db, async (tx) => {
    const member = await lockMember(tx, proved.id);
    if (member?.passwordHash !== proved.passwordHash) return false;
    await deleteSessionByToken(tx, client.sessionToken);
    await insertSession(tx, { hash, memberId: proved.id, client, now: deps.now(), isVerified: false });
    return true;
  });
  if (isStarted) context.setSession(token);
  return isStarted;
}

/** The second step: a session under a new secret replaces that of the first (T021). Returns the secret. */
export async function verifyTotp(deps: StaffDeps, context: StaffCallContext, totp: string): Promise<string> {
  const { db, client } = context;
  const found = await findLiveSession(deps, client.sessionToken);
  if (!found || found.session.verifiedAt !== null) throw refuse("not_signed_in");
  const { id: memberId, email } = found.member;
  const { token, hash } = newSecret();
  await consumeTotp(deps, context, { memberId, totp, call: "session.verifyTotp" }, async (tx) => {
    await deleteSessionByToken(tx, client.sessionToken);
    await insertSession(tx, { hash, memberId, client, now: deps.now(), isVerified: true });
  });
  await resetAttempts(db, ATTEMPTS.passwordOf(email));
  await refundAttempt(db, ATTEMPTS.passwordFrom(client.address));
  context.setSession(token);
  return token;
}
