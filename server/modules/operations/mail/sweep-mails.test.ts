import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestMail, type TestMail } from "#testing/operations/mail.ts";
import { sweepMails } from "./sweep-mails.ts";
import { mails } from "./tables.ts";

let database: TestDatabase;
let mail: TestMail;
beforeAll(async () => {
  database = await createTestDatabase();
  mail = await openTestMail(database.url);
});
afterAll(async () => {
  await mail?.close();
  await database?.drop();
});

test("T130 deletes mails after 90 days and gives up the ones that could not be sent for 4", async () => {
  const { db, mailer } = mail;
  await mailer.queueMail(db, mail.mail("sent@example.com"));
  await db.update(mails).set({ state: "sent" });
  await mailer.queueMail(db, mail.mail("waiting@example.com"));
  const left = async (days: number) => {
    await sweepMails(db, new Date(Date.now() + days * DAY_MS));
    const rows = await db.select().from(mails).orderBy(mails.id);
    return rows.map(({ recipient, state }) => `${recipient} ${state}`);
  };
  expect(await left(0)).toHaveLength(2);
  expect(await left(2)).toEqual(["sent@example.com sent", "waiting@example.com waiting"]);
  expect(await left(5)).toEqual(["sent@example.com sent", "waiting@example.com failed"]);
  expect(await left(91)).toEqual([]);
});
