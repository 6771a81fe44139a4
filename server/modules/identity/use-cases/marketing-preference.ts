import type { CallContext, SignedInUser } from "../../../platform/calls/call-context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { amendLinks, findOpenLink } from "../links/link-store.ts";
import { getUser } from "../users/user-store.ts";

/** AUTH-09, T069: what is said of one's own address; before it is proved, nothing but one's own wish. */
export async function getsMarketing(
  { consents, now }: IdentityDeps,
  { db }: CallContext,
  { id }: SignedInUser,
): Promise<boolean> {
  const { email, storefrontCode, confirmedAt } = await getUser(db, id);
  if (confirmedAt !== null) return consents.isGiven(db, storefrontCode, email);
  return (await findOpenLink(db, id, "confirm-email", now()))?.details.marketing === true;
}

/** AUTH-09, T131: nobody speaks for an address before it is proved; until then the wish waits with the link to prove it. */
export async function chooseMarketing(
  { consents }: IdentityDeps,
  { db }: CallContext,
  { id }: SignedInUser,
  isGiven: boolean,
): Promise<void> {
  const { email, storefrontCode, confirmedAt } = await getUser(db, id);
  if (confirmedAt === null) await amendLinks(db, id, "confirm-email", { marketing: isGiven });
  else await consents.record(db, { storefrontCode, email, isGiven, source: "account" });
}
