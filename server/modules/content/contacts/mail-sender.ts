import type { MailSender } from "#modules/operations/mail/index.ts";
import { findSeller } from "#modules/operations/storefronts/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { contactsOf } from "./contacts-of.ts";

/** The sender's details under every mail of a storefront. */
export async function mailSender(db: Database, storefrontCode: string): Promise<MailSender> {
  const [seller, contacts] = await Promise.all([findSeller(db, storefrontCode), contactsOf(db, storefrontCode)]);
  const { legalName = null, legalAddress = null, companyCode = null, vatNumber = null } = seller ?? {};
  return { legalName, legalAddress, companyCode, vatNumber, ...contacts };
}
