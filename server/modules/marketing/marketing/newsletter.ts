import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { LanguageProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom, countAttempt } from "#platform/limits/rate-limits.ts";
import { tokenHash } from "#platform/secret-token.ts";
import { isConsentGiven, recordConsent } from "./consents.ts";
import { createNewsletterUrl, findSubscriber } from "./newsletter-links.ts";
import { ofAddressee } from "./of-addressee.ts";
import { stopAll } from "./stop-all.ts";
import { newsletterSubscriptions } from "./tables.ts";
import type { WatchDeps } from "./watches/watch-deps.ts";

export type MarketingDeps = WatchDeps;

/** Double opt-in: the owner of the address confirms by mail. The answer does not reveal whether the address is known. */
export async function requestNewsletter(
  deps: MarketingDeps,
  context: CallContext,
  given: { email: string; language: LanguageProfile },
): Promise<void> {
  const { db, storefront } = context;
  const email = normalEmail(given.email);
  if (!(await mayMail(context, email, deps.now()))) return;
  await transact(db, async (tx) => {
    await tx
      .insert(newsletterSubscriptions)
      .values({ storefrontCode: storefront.code, email, languageId: given.language.id, requestedAt: deps.now() })
      .onConflictDoUpdate({
        target: [newsletterSubscriptions.storefrontCode, newsletterSubscriptions.email],
        set: { languageId: given.language.id, requestedAt: deps.now() },
      });
    if (await isConsentGiven(tx, storefront.code, email)) return;
    const subscriber = { to: email, storefront, language: given.language.iso_code };
    const url = await createNewsletterUrl(tx, "confirm", subscriber, deps.now());
    await deps.queueMail(tx, {
      template: "confirm-newsletter",
      ...subscriber,
      values: { url },
      idempotencyKey: randomUUID(),
    });
  });
}

/** Too many requests from one client are refused; too many mails to one address are silently dropped. */
async function mayMail(context: CallContext, email: string, now: Date): Promise<boolean> {
  const { db, storefront, client } = context;
  await consumeAttempt(context, now, attemptsFrom("newsletter", client.address, ATTEMPT_LIMITS.mailFromAddress));
  const counter = { action: "newsletter", subject: `${storefront.code} ${email}`, limit: ATTEMPT_LIMITS.mailToAccount };
  return (await countAttempt(db, now, counter)) === 0;
}

/** Idempotent: a second confirmation changes nothing. */
export async function confirmNewsletter(deps: MarketingDeps, context: CallContext, token: string): Promise<boolean> {
  const { db, storefront } = context;
  const link = { purpose: "confirm", token, storefrontCode: storefront.code, now: deps.now() } as const;
  const email = await findSubscriber(db, link);
  if (email === null) return false;
  await transact(db, async (tx) => {
    const [subscription] = await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, now())` })
      .where(ofAddressee(newsletterSubscriptions, { storefrontCode: storefront.code, email }))
      .returning({ languageId: newsletterSubscriptions.languageId });
    if (await isConsentGiven(tx, storefront.code, email)) return;
    await recordConsent(tx, { storefrontCode: storefront.code, email, isGiven: true, source: "newsletter" });
    await deps.queueMail(tx, {
      template: "newsletter-welcome",
      to: email,
      storefront,
      language: languageOf(storefront, subscription?.languageId).iso_code,
      values: { url: storefront.appUrl },
      idempotencyKey: `newsletter-welcome ${tokenHash(token)?.toString("hex")}`,
    });
  });
  return true;
}

/** RFC 8058: ends all marketing mail of a storefront (T131). */
export async function unsubscribe(
  db: Database,
  { storefrontCode, token, now }: { storefrontCode: string; token: string; now: Date },
): Promise<boolean> {
  const email = await findSubscriber(db, { purpose: "unsubscribe", token, storefrontCode, now });
  if (email === null) return false;
  await transact(db, (tx) => stopAll(tx, { storefrontCode, email }, "unsubscribe link"));
  return true;
}
