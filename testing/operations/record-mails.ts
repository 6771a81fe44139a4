import type { OutgoingMail, QueueMail } from "#modules/operations/mail/index.ts";

/** Records mails instead of storing them; what decides whether a mail is due is asked all the same. */
export const recordMails =
  (mails: OutgoingMail[]): QueueMail =>
  async (db, mail, due) => {
    if (!due || (await db.execute(due)).rows.length > 0) mails.push(mail);
  };
