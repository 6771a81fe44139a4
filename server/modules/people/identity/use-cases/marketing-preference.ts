import type { CallContext, SignedInUser } from "#platform/calls/call-context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { amendLinks, findOpenLink } from "../links/link-store.ts";
import { getUser } from "../users/user-store.ts";

/** AUTH-09, T069: the consent of the user's address; before it is confirmed, the preference stored with its link. */
export async function readMarketingPreference(
  { consents, now }: IdentityDeps,
  { db }: CallContext,
  { id }: SignedInUser,
): Promise<boolean> {
  const { email, storefrontCode, confirmedAt } = await getUser(db, id);
  if (confirmedAt !== null) return consents.isGiven(db, storefrontCode, email);
  return (await findOpenLink(db, id, "confirm-email", now()))?.details.marketing === true;
}

/** AUTH-09, T131: consent needs a confirmed address; until then the preference is stored with the link that confirms it. */
export async function setMarketingPreference(
  { consents }: IdentityDeps,
  { db }: CallContext,
  { id }: SignedInUser,
  isGiven: boolean,
): Promise<void> {
  const { email, storefrontCode, confirmedAt } = await getUser(db, id);
  if (confirmedAt === null) await amendLinks(db, id, "confirm-email", { marketing: isGiven });
  else await consents.record(db, { storefrontCode, email, isGiven, source: "account" });
}
