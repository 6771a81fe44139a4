import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { takeAtLeast } from "#platform/limits/take-at-least.ts";
import { ATTEMPTS } from "./attempts.ts";
import type { IdentityDeps } from "./identity-deps.ts";
import { confirmEmail, resendConfirmation } from "./use-cases/change-email.ts";
import { changeContact, readContact } from "./use-cases/contact-info.ts";
import { readMarketingPreference, setMarketingPreference } from "./use-cases/marketing-preference.ts";
import { changePassword, requestPasswordReset, resetPassword } from "./use-cases/passwords.ts";
import { mailPasswordSetup, register } from "./use-cases/register.ts";
import { presentUser } from "./users/user-presenter.ts";
import { findUserByEmail } from "./users/user-store.ts";

const done = { status: true as const };

/** AUTH-05, AUTH-06 and the confirmation of an address. */
export const createRegistrationCalls = (identity: IdentityDeps) => ({
  /** Says whether an address has an account, a limited number of times; no password is ever mailed (T004). */
  checkClient: calls.identity.checkClient.handler(async ({ input, context }) => {
    const email = normalEmail(input.email);
    await consumeAttempt(context, identity.now(), ATTEMPTS.checkOf(context, email), ATTEMPTS.checkFrom(context));
    const user = await findUserByEmail(context.db, context.storefront.code, email);
    if (!user) return { found: false, new_password_has_been_sent: false };
    const needsPassword = user.passwordHash === null;
    if (needsPassword) await mailPasswordSetup(identity, context, user);
    return { found: true, new_password_has_been_sent: needsPassword };
  }),

  register: calls.identity.register.handler(async ({ input, context }) => {
    const user = await register(identity, context, input);
    if (!user) return { ...done, user: null, new_password_has_been_sent: true };
    return { ...done, user: await presentUser(identity, context, user), new_password_has_been_sent: false };
  }),

  confirmEmail: calls.identity.confirmEmail.handler(async ({ input, context }) => {
    const user = await confirmEmail(identity, context, signedIn(context), input.token);
    return { ...done, user: await presentUser(identity, context, user) };
  }),

  resendConfirmation: calls.identity.resendConfirmation.handler(async ({ context }) => {
    await resendConfirmation(identity, context, signedIn(context));
    return done;
  }),
});

/** AUTH-07 … AUTH-09. */
export const createCredentialCalls = (identity: IdentityDeps) => ({
  requestPasswordReset: calls.identity.requestPasswordReset.handler(async ({ input, context }) => {
    await takeAtLeast(() => requestPasswordReset(identity, context, input.email));
    return done;
  }),

  passwordReset: calls.identity.passwordReset.handler(async ({ input, context }) => {
    await resetPassword(identity, context, input);
    return done;
  }),

  changePassword: calls.identity.changePassword.handler(async ({ input, context }) => {
    await changePassword(identity, context, signedIn(context), input);
    return done;
  }),

  getContactInfo: calls.identity.getContactInfo.handler(({ context }) =>
    readContact(identity, context, signedIn(context)),
  ),

  updateContactInfo: calls.identity.updateContactInfo.handler(async ({ input, context }) => ({
    ...done,
    email_confirmation_sent: await changeContact(identity, context, signedIn(context), input),
  })),

  /** T069: always about the caller's own address, whatever the input names. */
  getSubscriptionStatus: calls.identity.getSubscriptionStatus.handler(async ({ context }) => {
    return { data: { result: await readMarketingPreference(identity, context, signedIn(context)) } };
  }),

  updateSubscriptionStatus: calls.identity.updateSubscriptionStatus.handler(async ({ input, context }) => {
    await setMarketingPreference(identity, context, signedIn(context), input.subscribed);
    return done;
  }),
});
