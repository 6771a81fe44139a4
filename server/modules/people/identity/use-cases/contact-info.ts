import { and, eq } from "drizzle-orm";
import type { ContactInfo } from "#contracts/shop/people/credentials.ts";
import { findCurrency, findLanguage, languageOf } from "#domain/operations/storefronts/reader.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { checkContactInfo } from "#domain/people/identity/registration-rules.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import type { CallContext, SignedInUser } from "#platform/calls/call-context.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { findOpenLink } from "../links/link-store.ts";
import { mayBeSignedIn } from "../sessions/session-store.ts";
import { users } from "../tables.ts";
import { getUser } from "../users/user-store.ts";
import { requestEmailChange } from "./change-email.ts";
import { verifyCurrentPassword } from "./passwords.ts";

export async function readContact(
  identity: IdentityDeps,
  { db, storefront }: CallContext,
  { id }: SignedInUser,
): Promise<ContactInfo> {
  const user = await getUser(db, id);
  const change = await findOpenLink(db, id, "change-email", identity.now());
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    language: languageOf(storefront, user.languageId).iso_code,
    currency_id: user.currencyId,
    email: user.email,
    is_email_confirmed: user.confirmedAt !== null,
    pending_email: typeof change?.details.email === "string" ? change.details.email : null,
  };
}

export interface ContactChange {
  first_name: string;
  last_name: string;
  phone_number?: string | undefined;
  language: Language;
  currency_id: number | null;
  email: string;
  current_password?: string | undefined;
}

/** AUTH-08: returns whether a link was sent to a new address. */
export async function changeContact(
  identity: IdentityDeps,
  context: CallContext,
  signedIn: SignedInUser,
  given: ContactChange,
): Promise<boolean> {
  const { languageId, currencyId } = checkedChoices(context, given);
  const newEmail = normalEmail(given.email);
  const isNewEmail = newEmail !== signedIn.email;
  if (isNewEmail) {
    await verifyCurrentPassword(identity, context, signedIn, "current_password", given.current_password ?? "");
    await requestEmailChange(identity, context, signedIn.id, newEmail);
  }
  await context.db
    .update(users)
    .set({
      firstName: given.first_name.trim(),
      lastName: given.last_name.trim(),
      phoneNumber: given.phone_number?.trim() || null,
      languageId,
      currencyId,
    })
    // The account may have been erased meanwhile.
    .where(and(eq(users.id, signedIn.id), mayBeSignedIn()));
  identity.sessions.forget(signedIn.id);
  return isNewEmail;
}

function checkedChoices({ storefront }: CallContext, given: ContactChange) {
  const language = findLanguage(storefront, given.language);
  const currency = findCurrency(storefront, given.currency_id);
  const broken = {
    ...checkContactInfo(given),
    ...(language ? {} : { language: "validation.choice" }),
    ...(currency || given.currency_id === null ? {} : { currency_id: "validation.choice" }),
  };
  if (!language || Object.keys(broken).length > 0) throw refuseFields(broken);
  return { languageId: language.id, currencyId: currency?.id ?? null };
}
