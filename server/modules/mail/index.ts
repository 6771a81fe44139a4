export { type Mailer, type MailerParts, type MarketingRules, openMailer } from "./mailer.ts";
export type { MailKind, MailTemplate, MailValues, OutgoingMail, QueueMail } from "./outgoing-mail.ts";
export { mailData } from "./personal-data.ts";
export { findStoredMail, listStoredMails } from "./stored-mails.ts";
