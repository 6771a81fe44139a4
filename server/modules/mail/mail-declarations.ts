/**
 * Marketing goes only to recipients who agreed to it, with a link to unsubscribe (T131); a transactional mail follows
 * from something that was done with the recipient's account or address.
 */
export type MailKind = "transactional" | "marketing";

interface MailDeclaration<Value extends string> {
  kind: MailKind;
  /** What its texts show, beside the storefront's name as `brand`. */
  values: readonly Value[];
}

const declare =
  (kind: MailKind) =>
  <Value extends string>(...values: Value[]): MailDeclaration<Value> => ({ kind, values });

const transactional = declare("transactional");
const marketing = declare("marketing");

/**
 * Every mail that can be sent. Its blocks are the messages `mail.<template>.subject`, `.text` and `.note`; the value
 * `first_name` adds the greeting, `url` adds a button with the message `mail.<template>.action`.
 */
export const MAILS = {
  "confirm-email": transactional("first_name", "url"),
  "confirm-new-email": transactional("first_name", "url"),
  "email-change-requested": transactional("first_name", "new_email"),
  "address-in-use": transactional("url"),
  "reset-password": transactional("first_name", "url"),
  "set-password": transactional("first_name", "url"),
  "password-changed": transactional("first_name"),
  "confirm-newsletter": transactional("url"),
  "newsletter-welcome": marketing("url"),
  "order-unpaid": transactional("first_name", "number", "url", "until"),
  "order-paid": transactional("first_name", "number", "url"),
  "order-shipped": transactional("first_name", "number", "url"),
  "order-delivered": transactional("first_name", "number", "url"),
  "order-cancelled": transactional("first_name", "number", "url"),
  "order-expired": transactional("first_name", "number", "url"),
  "order-refunded": transactional("first_name", "number", "url", "amount"),
  "order-payment-returned": transactional("first_name", "number", "url", "amount"),
};

export type MailTemplate = keyof typeof MAILS;

type MailValueName<Template extends MailTemplate> = (typeof MAILS)[Template]["values"][number];

export type MailValues = { [Template in MailTemplate]: Record<MailValueName<Template>, string> };

/** The mails with a button. */
export type LinkedTemplate = {
  [Template in MailTemplate]: "url" extends MailValueName<Template> ? Template : never;
}[MailTemplate];
