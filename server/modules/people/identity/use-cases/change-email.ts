import { eq } from "drizzle-orm";
import type { CallContext, SignedInUser } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { ATTEMPTS } from "../attempts.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { consumeLink, findOpenLink, voidLinks } from "../links/link-store.ts";
import { addressed, mailLink, pageUrl } from "../links/mail-links.ts";
import { users } from "../tables.ts";
import { findUserByEmail, getUser, lockUser, markConfirmed, type User } from "../users/user-store.ts";
import { publishConfirmation } from "./passwords.ts";

/** T005: a taken address is answered like a free one; its owner gets a mail instead of the link. */
export async function requestEmailChange(
  identity: IdentityDeps,
  context: CallContext,
  userId: number,
  newEmail: string,
): Promise<void> {
  const { db, storefront } = context;
  await consumeAttempt(context, identity.now(), ATTEMPTS.mailTo(context, newEmail), ATTEMPTS.mailFrom(context));
  const user = await getUser(db, userId);
  const owner = await findUserByEmail(db, storefront.code, newEmail);
  await transact(db, async (tx) => {
    await mailLink(identity, tx, "confirm-new-email", { storefront, user, newEmail, isSilent: owner !== undefined });
    if (owner) {
      const values = { url: pageUrl({ storefront, user: owner }, "login") };
      await identity.queueMail(tx, { template: "address-in-use", ...addressed({ storefront, user: owner }), values });
    }
    const values = { first_name: user.firstName, new_email: newEmail };
    await identity.queueMail(tx, { template: "email-change-requested", ...addressed({ storefront, user }), values });
  });
}

export async function resendConfirmation(
  identity: IdentityDeps,
  context: CallContext,
  { id, email }: SignedInUser,
): Promise<void> {
  const { db, storefront } = context;
  await consumeAttempt(context, identity.now(), ATTEMPTS.mailTo(context, email), ATTEMPTS.mailFrom(context));
  const user = await getUser(db, id);
  if (user.confirmedAt === null) {
    const open = await findOpenLink(db, id, "confirm-email", identity.now());
    const wantsMarketing = open?.details.marketing === true;
    await transact(db, (tx) => mailLink(identity, tx, "confirm-email", { storefront, user, wantsMarketing }));
  }
}

/**
 * Confirms an address, only in a session of the account that requested it: otherwise an attacker could register with a
 * victim's address, wait until the victim opens the link, and get the victim's guest orders.
 */
export async function confirmEmail(
  identity: IdentityDeps,
  context: CallContext,
  signedIn: SignedInUser,
  token: string,
): Promise<User> {
  const { db, storefront } = context;
  const now = identity.now();
  await consumeAttempt(context, now, ATTEMPTS.linkFrom(context));
  const purposes = ["confirm-email", "change-email"] as const;
  const user = await transact(db, async (tx) => {
    const link = await consumeLink(tx, { token, purposes, storefrontCode: storefront.code, now });
    if (link?.userId !== signedIn.id) throw refuse("link_expired");
    const { email } = link.details;
    if (typeof email === "string") await changeAddress(identity, tx, signedIn.id, email);
    const isNew = (await markConfirmed(tx, signedIn.id, now)) || typeof email === "string";
    const confirmed = await getUser(tx, signedIn.id);
    if (link.details.marketing === true) {
      const { storefrontCode, email: confirmedEmail } = confirmed;
      await identity.consents.record(tx, {
        storefrontCode,
        email: confirmedEmail,
        isGiven: true,
        source: "registration",
      });
    }
    if (isNew) await publishConfirmation(identity, tx, confirmed);
    return confirmed;
  });
  identity.sessions.forget(user.id);
  return user;
}

const UNIQUE_VIOLATION = "23505";

/** Consents of a confirmed old address move along; links that were mailed to it become void. */
async function changeAddress({ consents, now }: IdentityDeps, tx: Database, id: number, email: string): Promise<void> {
  const { email: oldEmail, confirmedAt, storefrontCode } = await lockUser(tx, id);
  await tx
    .update(users)
    .set({ email, confirmedAt: now() })
    .where(eq(users.id, id))
    .catch((error: { cause?: { code?: string } }) => {
      throw error.cause?.code === UNIQUE_VIOLATION ? refuse("user_already_exists") : error;
    });
  await voidLinks(tx, id, "reset-password", "confirm-email");
  if (confirmedAt !== null) await consents.move(tx, { storefrontCode, from: oldEmail, to: email });
}
