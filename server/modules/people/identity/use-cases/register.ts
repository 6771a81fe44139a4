import { findLanguage } from "#domain/operations/storefronts/reader.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { checkRegistration, type RegistrationFields } from "#domain/people/identity/registration-rules.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { listCountries } from "#modules/operations/storefronts/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { ATTEMPTS } from "../attempts.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { findOpenLink } from "../links/link-store.ts";
import { mailLink } from "../links/mail-links.ts";
import { users } from "../tables.ts";
import { findUserByEmail, type User } from "../users/user-store.ts";
import { publishSignIn, startSession } from "./sign-in.ts";

export interface Registration extends RegistrationFields {
  marketing_opt_in: boolean;
  language: Language;
}

/** AUTH-06: the new user, signed in; null when an account without a password was mailed a link to set one. */
export async function register(
  identity: IdentityDeps,
  context: CallContext,
  given: Registration,
): Promise<User | null> {
  const { db, storefront } = context;
  const languageId = await checkedLanguage(context, given);
  await consumeAttempt(context, identity.now(), ATTEMPTS.registerFrom(context));
  const passwordHash = await identity.passwords.hash(given.password);
  const account = { ...given, passwordHash, languageId };
  const user = await transact(db, (tx) => openAccount(identity, tx, context, account));
  if (user) {
    await startSession(identity, context, user);
    await publishSignIn(identity, context, user);
    return user;
  }
  const existing = await findUserByEmail(db, storefront.code, normalEmail(given.email));
  if (existing?.passwordHash !== null) throw refuse("user_already_exists");
  await mailPasswordSetup(identity, context, existing);
  return null;
}

async function checkedLanguage({ db, storefront }: CallContext, given: Registration): Promise<number> {
  const countries = await listCountries(db);
  const language = findLanguage(storefront, given.language);
  const broken = {
    ...checkRegistration(
      given,
      countries.map(({ id }) => id),
    ),
    ...(language ? {} : { language: "validation.choice" }),
  };
  if (!language || Object.keys(broken).length > 0) throw refuseFields(broken);
  return language.id;
}

/** Undefined when the address has an account already. */
async function openAccount(
  identity: IdentityDeps,
  tx: Database,
  { storefront }: CallContext,
  given: Registration & { passwordHash: string; languageId: number },
): Promise<User | undefined> {
  const email = normalEmail(given.email);
  const [user] = await tx
    .insert(users)
    .values({
      storefrontCode: storefront.code,
      email,
      passwordHash: given.passwordHash,
      firstName: given.first_name.trim(),
      lastName: given.last_name.trim(),
      phoneNumber: given.phone_number?.trim() || null,
      countryId: given.country_id,
      languageId: given.languageId,
      createdAt: identity.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return undefined;
  await mailLink(identity, tx, "confirm-email", { storefront, user, wantsMarketing: given.marketing_opt_in });
  return user;
}

const MAIL_INTERVAL_MS = 10 * MINUTE_MS;

/** A customer who has only bought as a guest gets a link to set a password, at most every ten minutes. */
export async function mailPasswordSetup(
  identity: IdentityDeps,
  { db, storefront }: CallContext,
  user: User,
): Promise<void> {
  const open = await findOpenLink(db, user.id, "reset-password", identity.now());
  if (open && identity.now().getTime() - open.createdAt.getTime() < MAIL_INTERVAL_MS) return;
  await transact(db, (tx) => mailLink(identity, tx, "set-password", { storefront, user }));
}
