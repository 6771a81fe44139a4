import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { later } from "#domain/shared/time/durations.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestMail, type TestMail } from "#testing/operations/mail.ts";
import { startMailProcess } from "#testing/operations/mail-processes.ts";
import { startTestSmtp, type TestSmtp } from "#testing/operations/smtp.ts";
import { HANDOVER_LEASE_MS } from "./job.ts";
import { mails } from "./tables.ts";

const POLL = { timeout: 30_000, interval: 100 };

let database: TestDatabase;
let smtp: TestSmtp;
let opened: TestMail[];
let children: ChildProcess[];

beforeEach(async () => {
  database = await createTestDatabase();
  smtp = await startTestSmtp();
  opened = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const mail of opened) await mail.close();
  await smtp.close();
  await database.drop();
});

async function open(now?: () => Date): Promise<TestMail> {
  const mail = await openTestMail(database.url, smtp.url, now);
  opened.push(mail);
  return mail;
}

async function startProcess(to: string, works: boolean): Promise<ChildProcess> {
  const child = await startMailProcess({ databaseUrl: database.url, smtpUrl: smtp.url, to, works });
  children.push(child);
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

const stateOf = async ({ db }: TestMail, to: string) =>
  (await db.select().from(mails).where(eq(mails.recipient, to)))[0]?.state;

describe("several processes", () => {
  test("send each mail once", async () => {
    const [first, second] = [await open(), await open()];
    await Promise.all([first.mailer.work(), second.mailer.work()]);
    const recipients = Array.from({ length: 30 }, (_, number) => `reader-${number}@example.com`);
    await Promise.all(
      recipients.map((to, index) => {
        const { db, mailer, mail } = index % 2 ? first : second;
        return db.transaction((tx) => mailer.queueMail(tx, mail(to)));
      }),
    );
    await expect.poll(() => smtp.received.length, POLL).toBeGreaterThanOrEqual(recipients.length);
    const waiting = () => first.db.select().from(mails).where(eq(mails.state, "sending"));
    await expect.poll(waiting, POLL).toEqual([]);
    expect(smtp.received.flatMap(({ recipients: [to] }) => to).sort()).toEqual(recipients.sort());
  }, 60_000);

  test("send the mail of a process that was killed after its commit, once", async () => {
    const survivor = await open();
    await killed(await startProcess("kill@example.com", false));
    expect(smtp.received).toEqual([]);
    await survivor.mailer.work();
    await expect.poll(() => stateOf(survivor, "kill@example.com"), POLL).toBe("sent");
    expect(smtp.received).toHaveLength(1);
  }, 60_000);

  test("send no second copy after a process was killed between handover and answer", async () => {
    let clock = new Date();
    const survivor = await open(() => clock);
    smtp.answer = "keep waiting";
    const child = await startProcess("unsure@example.com", true);
    await expect.poll(() => smtp.received.length, POLL).toBe(1);
    await killed(child);
    smtp.answer = "take";
    const [mail] = await survivor.db.select().from(mails);
    await expect(survivor.send(mail?.id ?? 0)).rejects.toThrow("another process");
    clock = later(clock, HANDOVER_LEASE_MS * 2);
    await survivor.send(mail?.id ?? 0);
    expect(await stateOf(survivor, "unsure@example.com")).toBe("failed");
    expect(smtp.received).toHaveLength(1);
  }, 60_000);
});
