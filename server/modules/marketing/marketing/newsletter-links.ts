import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { DAY_MS, earlier, later } from "#domain/shared/time/durations.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { newsletterLinks, newsletterSubscriptions } from "./tables.ts";

export type LinkPurpose = "confirm" | "unsubscribe" | "watch" | "cart";

/** For every link but the unsubscribe link, which never expires. */
const LINK_LIFETIME_MS = 7 * DAY_MS;

interface Subscriber {
  to: string;
  storefront: StorefrontProfile;
  language: Language;
  /** The watch that the link confirms, or the cart that it restores. */
  subjectId?: number;
}

/** The page that a link opens; an unsubscribe link also opens the preferences. */
export type LinkPage = LinkPurpose | "preferences";

/** The URL has the storefront's own host, never the request's (T015). */
export async function createNewsletterUrl(
  db: Database,
  purpose: LinkPurpose,
  subscriber: Subscriber,
  now: Date,
): Promise<string> {
  return (await createNewsletterLink(db, purpose, subscriber, now))(purpose);
}

/** A link that is stored once and may lead to several pages. */
export async function createNewsletterLink(
  db: Database,
  purpose: LinkPurpose,
  { to, storefront, language, subjectId }: Subscriber,
  now: Date,
): Promise<(page: LinkPage) => string> {
  const { token, hash } = newSecret();
  await db.insert(newsletterLinks).values({
    tokenHash: hash,
    purpose,
    storefrontCode: storefront.code,
    email: to,
    createdAt: now,
    expiresAt: purpose === "unsubscribe" ? null : later(now, LINK_LIFETIME_MS),
    subjectId: subjectId ?? null,
  });
  return (page) => `${storefront.appUrl}/${language}/newsletter/${page}?token=${token}`;
}

interface GivenLink {
  purpose: LinkPurpose;
  token: string;
  storefrontCode: string;
  now: Date;
}

/** The address of the link's subscriber. */
export async function findSubscriber(db: Database, given: GivenLink): Promise<string | null> {
  return (await findLink(db, given))?.email ?? null;
}

/** Null for an expired or unknown link, or one of another storefront. */
export async function findLink(db: Database, { purpose, token, storefrontCode, now }: GivenLink) {
  const hash = tokenHash(token);
  if (!hash) return null;
  const [link] = await db
    .select({ email: newsletterLinks.email, subjectId: newsletterLinks.subjectId })
    .from(newsletterLinks)
    .where(
      and(
        eq(newsletterLinks.tokenHash, hash),
        eq(newsletterLinks.purpose, purpose),
        eq(newsletterLinks.storefrontCode, storefrontCode),
        or(isNull(newsletterLinks.expiresAt), gt(newsletterLinks.expiresAt, now)),
      ),
    );
  return link ?? null;
}

/** Also deletes addresses that were never confirmed, when their link has expired (T130). */
export async function sweepNewsletter(db: Database, now: Date): Promise<void> {
  await db.delete(newsletterLinks).where(lt(newsletterLinks.expiresAt, now));
  const { confirmedAt, requestedAt } = newsletterSubscriptions;
  const oldest = earlier(now, LINK_LIFETIME_MS);
  await db.delete(newsletterSubscriptions).where(and(isNull(confirmedAt), lt(requestedAt, oldest)));
}
