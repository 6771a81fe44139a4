import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { findRecipient } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ParcelDeps } from "../parcel-deps.ts";
import { type Suite, suiteById } from "../suites/suites.ts";

export interface Addressee {
  suite: Suite;
  firstName: string;
  recipient: { to: string; storefront: StorefrontProfile; language: Language; userId: number };
}

/** The recipient of mails about a parcel: its suite's customer, in their language; null after an erasure (T130). */
export async function addresseeOf(
  { directory }: Pick<ParcelDeps, "directory">,
  db: Database,
  suiteId: number | null,
): Promise<Addressee | null> {
  if (suiteId === null) return null;
  const suite = await suiteById(db, suiteId);
  const contact = await findRecipient(db, suite.userId);
  const storefront = directory.all().find(({ code }) => code === suite.storefrontCode);
  if (!contact || !storefront) return null;
  const language = languageOf(storefront, contact.languageId).iso_code;
  return {
    suite,
    firstName: contact.firstName,
    recipient: { to: contact.email, storefront, language, userId: suite.userId },
  };
}

/** The page of a parcel, or the desk. */
export function parcelUrl({ recipient: { storefront, language } }: Addressee, number?: string): string {
  const page = `${storefront.appUrl}/${language}/parcels`;
  return number ? `${page}/${number}` : page;
}
