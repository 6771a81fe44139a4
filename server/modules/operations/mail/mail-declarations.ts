import type { ConsentTopic } from "#domain/marketing/marketing/mail-topics.ts";
import type { MailCause } from "#domain/operations/mail/unasked-mails.ts";

/**
 * Marketing goes only to recipients who agreed to it, with a link to unsubscribe (T131); a transactional mail follows
 * from something that was done with the recipient's account or address.
 */
export type MailKind = "transactional" | "marketing";

/**
 * The cause of a mail: the owner of the address; anybody who types the address; anybody who reports a forgotten
 * password; or a buyer, who is the owner only when the address of the account is confirmed.
 */
type Cause = MailCause | "buyer";

interface MailDeclaration<Value extends string> {
  kind: MailKind;
  /** The topic that recipients of marketing have agreed to; null for other mails. */
  topic: ConsentTopic | null;
  cause: Cause;
  /** The values in its texts, beside the storefront's name as `brand`. */
  values: readonly Value[];
}

const declare =
  (kind: MailKind, cause: Cause, topic: ConsentTopic | null = null) =>
  <Value extends string>(...values: Value[]): MailDeclaration<Value> => ({ kind, cause, topic, values });

const transactional = declare("transactional", "owner");
const unasked = declare("transactional", "anyone");
const recovery = declare("transactional", "recovery");
/** The buyer may not own the address, as with an unpaid order. */
const ordered = declare("transactional", "buyer");
const marketing = (topic: ConsentTopic) => declare("marketing", "owner", topic);

/**
 * Every mail that can be sent. Its blocks are the messages `mail.<template>.subject`, `.text` and `.note`; the value
 * `first_name` adds the greeting, `url` adds a button with the message `mail.<template>.action`.
 */
export const MAILS = {
  "confirm-email": unasked("first_name", "url"),
  "confirm-new-email": unasked("first_name", "url"),
  "email-change-requested": transactional("first_name", "new_email"),
  "address-in-use": unasked("url"),
  "reset-password": recovery("first_name", "url"),
  "set-password": recovery("first_name", "url"),
  "password-changed": transactional("first_name"),
  "confirm-newsletter": unasked("url"),
  "newsletter-welcome": marketing("newsletter")("url"),
  "confirm-stock-watch": unasked("product", "url"),
  "confirm-price-watch": unasked("product", "url"),
  "stock-back": marketing("stock")("product", "url"),
  "cart-reminder": marketing("cart_reminders")("first_name", "url"),
  "cart-reminder-last": marketing("cart_reminders")("first_name", "url"),
  "price-drop": marketing("price_drops")("product", "price", "watched", "url"),
  "campaign-news": marketing("newsletter")("subject", "preview"),
  "campaign-offers": marketing("offers")("subject", "preview"),
  "campaign-test": transactional("subject", "preview"),
  "order-unpaid": ordered("first_name", "number", "url", "until"),
  "order-paid": transactional("first_name", "number", "url"),
  "order-shipped": transactional("first_name", "number", "url"),
  "order-delivered": transactional("first_name", "number", "url"),
  "order-cancelled": ordered("first_name", "number", "url"),
  "order-expired": ordered("first_name", "number", "url"),
  "order-refunded": transactional("first_name", "number", "url", "amount"),
  "order-payment-returned": transactional("first_name", "number", "url", "amount"),
  "payment-outdated": transactional("first_name", "number", "url", "amount"),
  "payout-requested": transactional("first_name", "number", "url", "amount"),
  "payout-paid": transactional("first_name", "number", "url", "amount"),
  "payout-rejected": transactional("first_name", "number", "url", "amount", "reason"),
  "payout-failed": transactional("first_name", "number", "url", "amount"),
  "withdrawal-confirm": unasked("number", "order", "url"),
  "withdrawal-received": ordered("number", "order", "moment"),
  "withdrawal-accepted": transactional("number", "order", "address"),
  "withdrawal-refused": transactional("number", "order", "reason"),
  "withdrawal-goods-received": transactional("number", "order"),
  "claim-opened": transactional("first_name", "number", "url", "about"),
  "claim-asked": transactional("first_name", "number", "url", "question", "day"),
  "claim-with-carrier": transactional("first_name", "number", "url"),
  "claim-approved": transactional("first_name", "number", "url", "amount"),
  "claim-rejected": transactional("first_name", "number", "url", "reason"),
  "claim-given-before": transactional("first_name", "number", "url"),
  "claim-resolved": transactional("first_name", "number", "url", "amount"),
  "parcel-arrived": transactional("first_name", "number", "url", "warehouse"),
  "parcels-arrived": transactional("first_name", "url", "count"),
  "parcel-held": transactional("first_name", "number", "url"),
  "parcel-released": transactional("first_name", "number", "url"),
  "parcel-missing": transactional("first_name", "number", "url"),
  "parcel-storage-ending": transactional("first_name", "number", "url", "day", "days"),
  "parcel-storage-over": transactional("first_name", "number", "url", "day"),
  "parcel-disposal-due": transactional("first_name", "number", "url", "day"),
  "parcel-returned": transactional("first_name", "number", "url"),
  "parcel-disposed": transactional("first_name", "number", "url"),
  "parcel-lost": transactional("first_name", "number", "url"),
  "company-question": transactional("first_name", "company", "url", "question"),
  "company-activated": transactional("first_name", "company", "url"),
  "company-refused": transactional("first_name", "company", "url", "reason"),
  "company-suspended": transactional("first_name", "company", "url", "reason"),
  "company-restored": transactional("first_name", "company", "url"),
  "company-invitation": unasked("company", "inviter", "url", "until"),
  "company-approval-asked": transactional("first_name", "company", "url", "member", "number", "amount"),
  "company-approved": transactional("first_name", "company", "url", "number", "amount"),
  "company-sent-back": transactional("first_name", "company", "url", "number", "amount"),
  "company-closed": transactional("first_name", "company", "url", "reason"),
  "forward-request-unpaid": ordered("first_name", "number", "url", "until"),
  "forward-request-rehearsed": transactional("first_name", "number", "url", "until"),
  "forward-request-paid": transactional("first_name", "number", "url"),
  "forward-request-packed": transactional("first_name", "number", "url", "amount"),
  "forward-request-held": transactional("first_name", "number", "url"),
  "forward-request-released": transactional("first_name", "number", "url"),
  "forward-request-dispatched": transactional("first_name", "number", "url"),
  "forward-request-documents-needed": transactional("first_name", "number", "url"),
  "forward-request-at-pickup-point": transactional("first_name", "number", "url"),
  "forward-request-delivered": transactional("first_name", "number", "url"),
  "forward-request-returned": transactional("first_name", "number", "url"),
  "forward-request-lost": transactional("first_name", "number", "url"),
  "forward-request-cancelled": ordered("first_name", "number", "url"),
  "forward-request-expired": ordered("first_name", "number", "url"),
  "forward-request-stopped": ordered("first_name", "number", "url"),
  "forward-request-refunded": transactional("first_name", "number", "url", "amount"),
  "forward-request-customs-returned": transactional("first_name", "number", "url", "amount"),
  "forward-request-payment-returned": transactional("first_name", "number", "url", "amount"),
  "quote-received": transactional("first_name", "number", "url"),
  "quote-question": transactional("first_name", "number", "url", "question", "until"),
  "quote-priced": transactional("first_name", "number", "url", "amount", "until"),
  "quote-rejected": transactional("first_name", "number", "url"),
  "quote-expired": transactional("first_name", "number", "url"),
  "quote-unanswered": transactional("first_name", "number", "url"),
  "quote-paid": transactional("first_name", "number", "url", "amount"),
  "quote-item-unavailable": transactional("first_name", "number", "url", "item", "why", "amount"),
  "quote-price-rose": transactional("first_name", "number", "url", "item", "amount", "until"),
  "quote-bought": transactional("first_name", "number", "url"),
  "quote-at-warehouse": transactional("first_name", "number", "url"),
  "quote-refunded": transactional("first_name", "number", "url", "amount"),
  "quote-payment-returned": transactional("first_name", "number", "url", "amount"),
  "invoice-issued": transactional("first_name", "number", "url", "amount", "until"),
  "invoice-paid": transactional("first_name", "number", "url"),
  "invoice-cancelled": transactional("first_name", "number", "url"),
  "invoice-expired": transactional("first_name", "number", "url"),
  "invoice-payment-returned": transactional("first_name", "number", "url", "amount"),
  "contact-received": transactional("number", "name", "email", "subject", "message"),
  "contact-copy": unasked("first_name", "number", "subject", "message"),
  "contact-noted": unasked("number"),
  "contact-answered": transactional("first_name", "number", "subject", "answer", "message"),
  "errors-found": transactional("count"),
  "phone-reservation-requested": unasked("first_name", "url", "phone", "until"),
  "phone-reservation-exists": unasked("first_name", "url", "phone"),
  "phone-reservation-queued": transactional("first_name", "url", "phone", "position"),
  "phone-reservation-offered": transactional("first_name", "url", "phone", "until"),
  "phone-reservation-expired": transactional("first_name", "url", "phone"),
};

export type MailTemplate = keyof typeof MAILS;

type MailValueName<Template extends MailTemplate> = (typeof MAILS)[Template]["values"][number];

export type MailValues = { [Template in MailTemplate]: Record<MailValueName<Template>, string> };

/** The mails with a button. */
export type LinkedTemplate = {
  [Template in MailTemplate]: "url" extends MailValueName<Template> ? Template : never;
}[MailTemplate];
