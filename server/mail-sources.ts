import { contactsOf } from "./modules/contacts/index.ts";
import type { Content } from "./modules/content/index.ts";
import type { Files } from "./modules/files/index.ts";
import type { MailSender } from "./modules/mail/index.ts";
import { parcelPicture } from "./modules/parcels/index.ts";
import { findSeller } from "./modules/storefronts/index.ts";
import type { Database } from "./platform/database/open-database.ts";

/** What the mail of an order says of its seller; texts are opened after the orders. */
export const recordSources = (content: () => Pick<Content, "termsOf">) => ({
  contactsOf,
  termsOf: (...asked: Parameters<Content["termsOf"]>) => content().termsOf(...asked),
});

/** Who stands under every mail of a storefront. */
export async function mailSender(db: Database, storefrontCode: string): Promise<MailSender> {
  const [seller, contacts] = await Promise.all([findSeller(db, storefrontCode), contactsOf(db, storefrontCode)]);
  const { legalName = null, legalAddress = null, companyCode = null, vatNumber = null } = seller ?? {};
  return { legalName, legalAddress, companyCode, vatNumber, ...contacts };
}

/** Pictures that are sent along with mails; files are opened after the mails. */
export const pictureSource = (files: () => Pick<Files, "openOf">) => (fileId: string) => parcelPicture(files(), fileId);
