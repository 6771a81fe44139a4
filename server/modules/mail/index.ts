export type { MailKind, MailTemplate, MailValues, OutgoingMail, QueueMail } from "./outgoing-mail.ts";
