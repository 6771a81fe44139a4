import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../../platform/database/open-database.ts";

/** A line of a list that stands under a mail's words, already in its language. */
export interface MailRow {
  label: string;
  value: string;
}

/** What every mail about an order shows. */
interface OrderValues {
  first_name: string;
  number: string;
  url: string;
}

/** Every mail that can be sent, with the values that it shows. */
export interface MailValues {
  "confirm-email": { first_name: string; url: string };
  "confirm-new-email": { first_name: string; url: string };
  "email-change-requested": { first_name: string; new_email: string };
  "address-in-use": { url: string };
  "reset-password": { first_name: string; url: string };
  "set-password": { first_name: string; url: string };
  "password-changed": { first_name: string };
  "confirm-newsletter": { url: string };
  "newsletter-welcome": { url: string };
  "order-unpaid": OrderValues & { until: string };
  "order-paid": OrderValues;
  "order-shipped": OrderValues;
  "order-delivered": OrderValues;
  "order-cancelled": OrderValues;
  "order-expired": OrderValues;
  "order-refunded": OrderValues & { amount: string };
  "order-payment-returned": OrderValues & { amount: string };
}

export type MailTemplate = keyof MailValues;

/** Marketing goes only to those who agreed to it, with a way out (T131); all else is an answer to what somebody did. */
export type MailKind = "transactional" | "marketing";

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
    kind?: MailKind;
  };
}[MailTemplate];

/** Writes a mail down in the transaction that causes it; it is sent after the commit. */
export type QueueMail = (db: Database, mail: OutgoingMail) => Promise<void>;
