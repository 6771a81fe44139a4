import { normalEmail } from "#domain/people/identity/text-rules.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { visitorHashOf } from "#platform/calls/owner.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { refundAttempt, resetAttempts } from "#platform/limits/rate-limits.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { ATTEMPTS } from "../attempts.ts";
import { userSignedIn } from "../events.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { deleteSessionByHash, insertSession } from "../sessions/session-store.ts";
import { findUserByEmail, type User } from "../users/user-store.ts";

/** AUTH-01, T001: every failure gets the same answer after the same work. */
export async function signIn(
  identity: IdentityDeps,
  context: CallContext,
  given: { email: string; password: string },
): Promise<User> {
  const { db, storefront } = context;
  const email = normalEmail(given.email);
  const ofAccount = ATTEMPTS.loginOf(context, email);
  const fromAddress = ATTEMPTS.loginFrom(context);
  await consumeAttempt(context, identity.now(), ofAccount, fromAddress);
  const user = await findUserByEmail(db, storefront.code, email);
  const isRight = await identity.passwords.isRight(user?.passwordHash ?? null, given.password);
  if (!user || !isRight || !(await startSession(identity, context, user))) throw refuse("wrong_credentials");
  await resetAttempts(db, ofAccount);
  await refundAttempt(db, fromAddress);
  await publishSignIn(identity, context, user);
  return user;
}

export async function publishSignIn(
  { events }: IdentityDeps,
  { db, client, log }: CallContext,
  { id: userId, storefrontCode }: User,
): Promise<void> {
  const visitor = { userId, storefrontCode, visitorHash: visitorHashOf(client) };
  await events.notify(db, userSignedIn, visitor, (err) => log.warn({ err }, "a handler of a sign-in failed"));
}

/** T021, T022: always with a new token; the session that the browser had ends. Returns false if the password changed. */
export async function startSession(identity: IdentityDeps, context: CallContext, user: User): Promise<boolean> {
  if (user.passwordHash === null) return false;
  const { token, hash } = newSecret();
  const isStarted = await insertSession(context.db, {
    hash,
    userId: user.id,
    passwordHash: user.passwordHash,
    userAgent: context.client.userAgent,
    now: identity.now(),
  });
  if (!isStarted) return false;
  await endCurrentSession(identity, context);
  context.setSession(token);
  return true;
}

/** Ends the session of the request's cookie, also one of another storefront. */
export async function endCurrentSession({ sessions }: IdentityDeps, { db, client, user }: CallContext): Promise<void> {
  const hash = tokenHash(client.sessionToken ?? "");
  if (!hash) return;
  await deleteSessionByHash(db, hash);
  if (user) sessions.forget(user.id);
}
