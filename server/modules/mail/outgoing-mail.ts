import type { SQL } from "drizzle-orm";
import type { Block } from "../../../domain/content/blocks.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { MailTemplate, MailValues } from "./mail-declarations.ts";

/** A row of the list under a mail's text, already translated. */
export interface MailRow {
  label: string;
  value: string;
}

export type OutgoingMail = {
  [Template in MailTemplate]: {
    template: Template;
    values: MailValues[Template];
    rows?: readonly MailRow[];
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
