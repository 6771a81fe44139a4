import type { SQL } from "drizzle-orm";
import type { Block } from "#domain/content/blocks.ts";
import type { StorefrontProfile } from "#domain/storefronts/profile.ts";
import type { Language } from "#domain/storefronts/storefront.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { MailTemplate, MailValues } from "./mail-declarations.ts";

/** Who writes and how they are reached, as far as it is known. */
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
  /** The sum of those above it. */
  isTotal?: boolean;
}

/** What everybody may see has an address; what only the reader may see is a file, which is sent along. */
export type MailPicture = { alt: string } & ({ url: string } | { fileId: string });

/** A thing that the mail is about, already translated. */
export interface MailGoods {
  name: string;
  /** How many, which size, where it stands. */
  detail: string;
  value: string;
  picture: MailPicture | null;
}

/** What belongs to the mail and is read when it is needed, such as who sells. */
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
    /** What it says beyond its text, with complete addresses. */
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
 * Stores a mail in the caller's transaction; it is sent after the commit. Where `due` is given, that statement is run with
 * it, and without a row of it no mail is stored.
 */
export type QueueMail = (db: Database, mail: OutgoingMail, due?: SQL) => Promise<void>;
