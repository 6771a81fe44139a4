import { checkPassword } from "#domain/people/identity/password-rules.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import type { CallContext, SignedInUser } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { resetAttempts } from "#platform/limits/rate-limits.ts";
import { ATTEMPTS } from "../attempts.ts";
import { emailConfirmed } from "../events.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { consumeLink, findLink, voidLinks } from "../links/link-store.ts";
import { addressed, mailLink } from "../links/mail-links.ts";
import { deleteSessions } from "../sessions/session-store.ts";
import { findUserByEmail, getUser, lockUser, markConfirmed, setPasswordHash, type User } from "../users/user-store.ts";
import { startSession } from "./sign-in.ts";

/** AUTH-07, T003: mails a link if the account exists; the answer is the same either way. */
export async function requestPasswordReset(identity: IdentityDeps, context: CallContext, given: string): Promise<void> {
  const { db, storefront } = context;
  const email = normalEmail(given);
  await consumeAttempt(context, identity.now(), ATTEMPTS.mailTo(context, email), ATTEMPTS.mailFrom(context));
  const user = await findUserByEmail(db, storefront.code, email);
  if (!user) return;
  const template = user.passwordHash === null ? "set-password" : "reset-password";
  await transact(db, (tx) => mailLink(identity, tx, template, { storefront, user }));
}

interface Reset {
  token: string;
  password: string;
}

/** AUTH-07, T013, T014: for the account that the link was mailed to, whichever account is signed in here. */
export async function resetPassword(identity: IdentityDeps, context: CallContext, given: Reset): Promise<void> {
  const { db, storefront } = context;
  await consumeAttempt(context, identity.now(), ATTEMPTS.linkFrom(context));
  const purposes = ["reset-password"] as const;
  const link = { token: given.token, purposes, storefrontCode: storefront.code, now: identity.now() };
  // Hashing is expensive: first make sure that the link works.
  if (!(await findLink(db, link))) throw refuse("link_expired");
  const passwordHash = await hashNew(identity, given.password);
  const user = await transact(db, async (tx) => {
    const taken = await consumeLink(tx, link);
    if (!taken) throw refuse("link_expired");
    await confirmAddress(identity, tx, taken.userId);
    return replacePassword(identity, tx, context, { userId: taken.userId, passwordHash });
  });
  await resetAttempts(db, ATTEMPTS.loginOf(context, user.email));
  identity.sessions.forget(user.id);
}

interface Change {
  current_password: string;
  password: string;
}

/** AUTH-07, T017, T024: this session continues with a new token, all others end. */
export async function changePassword(
  identity: IdentityDeps,
  context: CallContext,
  signedIn: SignedInUser,
  given: Change,
): Promise<void> {
  const verifiedHash = await verifyCurrentPassword(
    identity,
    context,
    signedIn,
    "current_password",
    given.current_password,
  );
  const passwordHash = await hashNew(identity, given.password);
  const user = await transact(context.db, async (tx) => {
    // The owner may have reset it by a link meanwhile; a stolen session must not overwrite that.
    const { passwordHash: current } = await lockUser(tx, signedIn.id);
    if (current !== verifiedHash) throw wrongPassword("current_password");
    return replacePassword(identity, tx, context, { userId: signedIn.id, passwordHash });
  });
  identity.sessions.forget(user.id);
  await startSession(identity, context, { ...user, passwordHash });
}

const wrongPassword = (field: string) => refuseFields({ [field]: "validation.password-wrong" });

/**
 * Requires the signed-in user's password again before what cannot be undone: a stolen session does not suffice. Returns
 * the hash that it matched.
 */
export async function verifyCurrentPassword(
  identity: IdentityDeps,
  context: CallContext,
  { id }: SignedInUser,
  field: string,
  password: string,
): Promise<string | null> {
  const counter = ATTEMPTS.passwordOf(id);
  await consumeAttempt(context, identity.now(), counter);
  const { passwordHash } = await getUser(context.db, id);
  if (!(await identity.passwords.isRight(passwordHash, password))) throw wrongPassword(field);
  await resetAttempts(context.db, counter);
  return passwordHash;
}

async function hashNew({ passwords }: IdentityDeps, password: string): Promise<string> {
  const verdict = checkPassword(password);
  if (verdict) throw refuseFields({ password: verdict });
  return passwords.hash(password);
}

async function replacePassword(
  identity: IdentityDeps,
  tx: Database,
  { storefront }: CallContext,
  { userId, passwordHash }: { userId: number; passwordHash: string },
): Promise<User> {
  const user = await lockUser(tx, userId);
  await setPasswordHash(tx, userId, passwordHash);
  await deleteSessions(tx, userId);
  await voidLinks(tx, userId, "reset-password", "change-email", "export-data");
  await identity.queueMail(tx, {
    template: "password-changed",
    ...addressed({ storefront, user }),
    values: { first_name: user.firstName },
  });
  return user;
}

/** Opening a mailed link confirms the address; an earlier confirmation link may belong to somebody else. */
async function confirmAddress(identity: IdentityDeps, tx: Database, userId: number): Promise<void> {
  if (!(await markConfirmed(tx, userId, identity.now()))) return;
  await voidLinks(tx, userId, "confirm-email");
  await publishConfirmation(identity, tx, await getUser(tx, userId));
}

export function publishConfirmation({ events }: IdentityDeps, tx: Database, user: User): Promise<void> {
  const { id: userId, email, storefrontCode } = user;
  return events.publish(tx, emailConfirmed, { userId, email, storefrontCode });
}
