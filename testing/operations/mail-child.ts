import { openTestMail } from "./mail.ts";

/** A process that queues one mail, reports that, and waits to be killed; with `work` it also sends queued mails. */
const [databaseUrl = "", smtpUrl = "", to = "", mode = ""] = process.argv.slice(2);
const { db, mailer, mail } = await openTestMail(databaseUrl, smtpUrl);
if (mode === "work") await mailer.work();
await db.transaction((tx) => mailer.queueMail(tx, mail(to)));
process.send?.("queued");
setInterval(() => undefined, 60_000);
