export { registerMailRoutes } from "./http.ts";
export { createMailer, type MarketingRoom } from "./mailer.ts";
export { mailModule } from "./module.ts";
export type {
  MailGoods,
  MailPicture,
  MailRow,
  MailSection,
  MailSender,
  OutgoingMail,
  QueueMail,
} from "./outgoing-mail.ts";
export { mailData } from "./personal-data.ts";
export { listStoredMails, mailsByKeys } from "./stored-mails.ts";
export { MAIL_PALETTES } from "./templates/mail-palettes.ts";
