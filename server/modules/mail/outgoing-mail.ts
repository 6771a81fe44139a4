import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { MailTemplate, MailValues } from "./mail-declarations.ts";

/** A line of a list that stands under a mail's words, already in its language. */
export interface MailRow {
  label: string;
  value: string;
}

export type OutgoingMail = {
  [Template in MailTemplate]: {
    template: Template;
    values: MailValues[Template];
    /** What stands under the words as a list. */
    rows?: readonly MailRow[];
    to: string;
    storefront: StorefrontProfile;
    language: Language;
    userId?: number;
    /** The same cause never sends twice. */
    idempotencyKey: string;
  };
}[MailTemplate];

/** Writes a mail down in the transaction that causes it; it is sent after the commit. */
export type QueueMail = (db: Database, mail: OutgoingMail) => Promise<void>;
