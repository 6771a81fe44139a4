import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** The mails that identity sends, with the values that each of them shows. */
interface IdentityMails {
  "confirm-email": { first_name: string; url: string };
  "confirm-new-email": { first_name: string; url: string };
  "email-change-requested": { first_name: string; new_email: string };
  "address-in-use": { url: string };
  "reset-password": { first_name: string; url: string };
  "set-password": { first_name: string; url: string };
  "password-changed": { first_name: string };
}

export type IdentityMail = {
  [Template in keyof IdentityMails]: {
    template: Template;
    values: IdentityMails[Template];
    to: string;
    storefront: StorefrontProfile;
    language: Language;
    userId: number;
    /** The same cause never sends twice. */
    idempotencyKey: string;
  };
}[keyof IdentityMails];

/** Writes a mail down in the transaction that causes it. */
export type QueueMail = (db: Database, mail: IdentityMail) => Promise<unknown>;
