import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { ATTEMPT_LIMITS } from "../../../domain/identity/attempt-limits.ts";
import { normalEmail } from "../../../domain/identity/text-rules.ts";
import type { LanguageProfile } from "../../../domain/storefronts/profile.ts";
import { languageOf } from "../../../domain/storefronts/reader.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { consumeAttempt } from "../../platform/limits/consume-attempt.ts";
import { attemptsFrom, countAttempt } from "../../platform/limits/rate-limits.ts";
import { tokenHash } from "../../platform/secret-token.ts";
import type { QueueMail } from "../mail/index.ts";
import { isConsentGiven, recordConsent } from "./consents.ts";
import { createNewsletterUrl, findSubscriber } from "./newsletter-links.ts";
import { isAbout } from "./of-addressee.ts";
import { newsletterLinks, newsletterSubscriptions } from "./tables.ts";

export interface MarketingParts {
  queueMail: QueueMail;
  now: () => Date;
}

/** Double opt-in: a mail asks the owner of the address. Answers alike whether the address is new or not. */
export async function requestNewsletter(
  parts: MarketingParts,
  context: CallContext,
  given: { email: string; language: LanguageProfile },
): Promise<void> {
  const { db, storefront } = context;
  const email = normalEmail(given.email);
  if (!(await mayMail(context, email, parts.now()))) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(newsletterSubscriptions)
      .values({ storefrontCode: storefront.code, email, languageId: given.language.id, requestedAt: parts.now() })
      .onConflictDoUpdate({
        target: [newsletterSubscriptions.storefrontCode, newsletterSubscriptions.email],
        set: { languageId: given.language.id, requestedAt: parts.now() },
      });
    if (await isConsentGiven(tx, storefront.code, email)) return;
    const subscriber = { to: email, storefront, language: given.language.iso_code };
    const url = await createNewsletterUrl(tx, "confirm", subscriber, parts.now());
    await parts.queueMail(tx, {
      template: "confirm-newsletter",
      ...subscriber,
      values: { url },
      idempotencyKey: randomUUID(),
    });
  });
}

/** Nobody's mailbox is filled by others; whoever asks too often for others' is told so. */
async function mayMail(context: CallContext, email: string, now: Date): Promise<boolean> {
  const { db, storefront, client } = context;
  await consumeAttempt(context, now, attemptsFrom("newsletter", client.address, ATTEMPT_LIMITS.mailFromAddress));
  const counter = { action: "newsletter", subject: `${storefront.code} ${email}`, limit: ATTEMPT_LIMITS.mailToAccount };
  return (await countAttempt(db, now, counter)) === 0;
}

/** The owner of the address says yes. May be said twice; only the first time is new. */
export async function confirmNewsletter(parts: MarketingParts, context: CallContext, token: string): Promise<boolean> {
  const { db, storefront } = context;
  const link = { purpose: "confirm", token, storefrontCode: storefront.code, now: parts.now() } as const;
  const email = await findSubscriber(db, link);
  if (email === null) return false;
  await db.transaction(async (tx) => {
    const [subscription] = await tx
      .update(newsletterSubscriptions)
      .set({ confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, now())` })
      .where(isAbout(newsletterSubscriptions, { storefrontCode: storefront.code, email }))
      .returning({ languageId: newsletterSubscriptions.languageId });
    if (await isConsentGiven(tx, storefront.code, email)) return;
    await recordConsent(tx, { storefrontCode: storefront.code, email, isGiven: true, source: "newsletter" });
    await parts.queueMail(tx, {
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

/** RFC 8058: the way out of all marketing mail of a storefront; no link of before leads back in (T131). */
export async function unsubscribe(
  db: Database,
  { storefrontCode, token, now }: { storefrontCode: string; token: string; now: Date },
): Promise<boolean> {
  const email = await findSubscriber(db, { purpose: "unsubscribe", token, storefrontCode, now });
  if (email === null) return false;
  await db.transaction(async (tx) => {
    const addressee = { storefrontCode, email };
    await tx.delete(newsletterSubscriptions).where(isAbout(newsletterSubscriptions, addressee));
    await tx
      .delete(newsletterLinks)
      .where(and(isAbout(newsletterLinks, addressee), eq(newsletterLinks.purpose, "confirm")));
    if (await isConsentGiven(tx, storefrontCode, email))
      await recordConsent(tx, { storefrontCode, email, isGiven: false, source: "unsubscribe link" });
  });
  return true;
}
