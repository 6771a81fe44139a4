import { openTestMail } from "./mail.ts";

/** A process that writes one mail down, says so, and then waits to be killed; with `work` it also sends what it finds. */
const [databaseUrl = "", smtpUrl = "", to = "", mode = ""] = process.argv.slice(2);
const { db, mailer, mail } = await openTestMail(databaseUrl, smtpUrl);
if (mode === "work") await mailer.work();
await db.transaction((tx) => mailer.queueMail(tx, mail(to)));
process.send?.("written");
setInterval(() => undefined, 60_000);
