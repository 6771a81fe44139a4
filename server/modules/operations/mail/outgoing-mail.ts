import type { SQL } from "drizzle-orm";
import type { Block } from "#domain/content/content/blocks.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { MailTemplate, MailValues } from "./mail-declarations.ts";

/** The sender of a mail and its contacts, as far as they are known. */
export interface MailSender {
  legalName: string | null;
  legalAddress: string | null;
  companyCode: string | null;
  vatNumber: string | null;
  email: string | null;
  phone: string | null;
}

/** A row of the list under a mail's text, already translated. */
export interface MailRow {
  label: string;
  value: string;
  /** The sum of the rows above. */
  isTotal?: boolean;
}

/** A public picture has a URL; a picture for the reader alone is a file, which is attached. */
export type MailPicture = { alt: string } & ({ url: string } | { fileId: string });

/** An item that the mail is about, already translated. */
export interface MailGoods {
  name: string;
  /** Quantity, size or location. */
  detail: string;
  value: string;
  picture: MailPicture | null;
}

/** A section for reference, such as the seller's contacts. */
export interface MailSection {
  heading: string;
  lines: readonly string[];
  link?: { label: string; url: string };
  blocks?: readonly Block[];
}

export type OutgoingMail = {
  [Template in MailTemplate]: {
    template: Template;
    values: MailValues[Template];
    photo?: MailPicture | null;
    goods?: readonly MailGoods[];
    rows?: readonly MailRow[];
    sections?: readonly MailSection[];
    /** Content beyond the template's text, with complete addresses. */
    blocks?: readonly Block[];
    to: string;
    storefront: StorefrontProfile;
    language: Language;
    userId?: number;
    /** A second mail with the same key is ignored. */
    idempotencyKey: string;
  };
}[MailTemplate];

/**
 * Stores a mail in the caller's transaction; it is sent after the commit. If `due` is given, that statement runs as
 * well, and the mail is stored only if it returns a row.
 */
export type QueueMail = (db: Database, mail: OutgoingMail, due?: SQL) => Promise<void>;
