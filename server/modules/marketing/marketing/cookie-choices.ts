import { desc, eq, lt } from "drizzle-orm";
import type { Consent, ConsentSource } from "#domain/marketing/marketing/consent.ts";
import type { VendorName } from "#domain/marketing/vendors/vendor.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { consentRecords } from "./tables.ts";

const YEARS_KEPT = 5;

export interface CookieChoice {
  id: string;
  choices: Consent;
  vendors: VendorName[];
  text_version: number;
  locale: Language;
  source: ConsentSource;
}

/**
 * Appends the proof of a choice and returns the choice that counts. A browser that sends `Sec-GPC: 1` has refused
 * marketing; only a choice outside the banner overrides that.
 */
export async function recordChoice(context: CallContext, choice: CookieChoice, now: Date): Promise<Consent> {
  const { db, client, storefront, user } = context;
  await consumeAttempt(context, now, attemptsFrom("consent", client.address, ATTEMPT_LIMITS.consentFromAddress));
  const isRefused = client.refusesMarketing && choice.source === "banner";
  const choices = isRefused ? { ...choice.choices, marketing: false } : choice.choices;
  await db.insert(consentRecords).values({
    consentId: choice.id,
    storefrontCode: storefront.code,
    userId: user?.id ?? null,
    choices,
    vendors: choice.vendors,
    textVersion: choice.text_version,
    language: choice.locale,
    source: isRefused ? "gpc" : choice.source,
    createdAt: now,
  });
  return choices;
}

export async function sweepCookieChoices(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setFullYear(now.getFullYear() - YEARS_KEPT);
  await db.delete(consentRecords).where(lt(consentRecords.createdAt, oldest));
}

/** The last choice of a browser; a withdrawal has the same id. Null where no choice is stored. */
export async function lastChoice(db: Database, consentId: string) {
  const { choices, vendors } = consentRecords;
  const [last] = await db
    .select({ choices, vendors })
    .from(consentRecords)
    .where(eq(consentRecords.consentId, consentId))
    .orderBy(desc(consentRecords.id))
    .limit(1);
  return last ?? null;
}

/** For the export of a person's data (T129). */
export function choicesOf(db: Database, userId: number) {
  const { consentId, choices, vendors, textVersion, language, source, createdAt } = consentRecords;
  return db
    .select({ consentId, choices, vendors, textVersion, language, source, createdAt })
    .from(consentRecords)
    .where(eq(consentRecords.userId, userId))
    .orderBy(consentRecords.id);
}

/** Keeps the proof and removes the person from it (T130). */
export async function forgetWhoChose(tx: Database, userId: number): Promise<void> {
  await tx.update(consentRecords).set({ userId: null }).where(eq(consentRecords.userId, userId));
}
