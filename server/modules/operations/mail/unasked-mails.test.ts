import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MOST_UNASKED_MAILS } from "#domain/operations/mail/unasked-mails.ts";
import { recordConsent } from "#modules/marketing/marketing/index.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestMail, type TestMail } from "#testing/operations/mail.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { mails } from "./tables.ts";

let database: TestDatabase;
let mail: TestMail;
let last = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  mail = await openTestMail(database.url);
});
afterAll(async () => {
  await mail?.close();
  await database?.drop();
});

const ORDER = { first_name: "Rūta", number: "OR1", url: "http://lt.localhost/lt" };

async function queue(to: string, template: OutgoingMail["template"], more: object = {}): Promise<number> {
  const idempotencyKey = `test ${++last}`;
  const values = { ...ORDER, until: "tomorrow" };
  await mail.db.transaction((tx) =>
    mail.mailer.queueMail(tx, mail.mail(to, { template, values, idempotencyKey, ...more } as Partial<OutgoingMail>)),
  );
  const [stored] = await mail.db.select({ id: mails.id }).from(mails).where(eq(mails.idempotencyKey, idempotencyKey));
  return stored?.id ?? 0;
}

async function send(to: string, template: OutgoingMail["template"], more?: object): Promise<string | undefined> {
  const id = await queue(to, template, more);
  await mail.send(id);
  const [stored] = await mail.db.select({ state: mails.state }).from(mails).where(eq(mails.id, id));
  return stored?.state;
}

/** How many mails have left for an address. */
const arrived = (to: string) =>
  mail.db.$count(mails, and(eq(sql`lower(${mails.recipient})`, to), eq(mails.state, "sent")));

const later = (to: string, hours: number) =>
  mail.db.execute(sql`
    update mails set handed_over_at = handed_over_at - make_interval(hours => ${hours}) where lower(recipient) = ${to}`);

test("T080 a stranger's address gets no more than its share of unasked mails an hour, over all causes", async () => {
  const to = "victim@example.com";
  expect(await send(to, "order-cancelled")).toBe("sent");
  expect(await send(to.toUpperCase(), "confirm-newsletter")).toBe("sent");
  const templates = ["order-cancelled", "order-unpaid", "order-expired", "confirm-email", "address-in-use"] as const;
  for (const template of templates) expect(await send(to, template), template).toBe("cancelled");
  expect(await arrived(to)).toBe(MOST_UNASKED_MAILS.anyone.perHour);
  await later(to, 1);
  expect(await send(to, "order-cancelled")).toBe("sent");
});

test("T080 T006 nobody can use up the mail by which the owner of an account gets back in", async () => {
  const to = "owner@example.com";
  for (const _ of [1, 2, 3, 4, 5]) await send(to, "order-cancelled");
  expect(await send(to, "reset-password")).toBe("sent");
  expect(await send(to, "reset-password")).toBe("cancelled");
  expect(await arrived(to)).toBe(3);
});

test("T080 a day has its own limit", async () => {
  const to = "patient@example.com";
  for (let hour = 0; hour < 12; hour += 1) {
    await send(to, "order-cancelled");
    await later(to, 1);
  }
  expect(await arrived(to)).toBe(MOST_UNASKED_MAILS.anyone.perDay);
  for (const _ of [1, 2, 3]) await send(to, "set-password");
  expect(await arrived(to)).toBe(MOST_UNASKED_MAILS.recovery.perDay);
  await later(to, 24);
  expect(await send(to, "order-cancelled")).toBe("sent");
});

test("T080 mails that are sent together count together", async () => {
  const to = "crowd@example.com";
  const ids: number[] = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) ids.push(await queue(to, "order-cancelled"));
  await Promise.all(ids.map((id) => mail.send(id)));
  expect(await arrived(to)).toBe(MOST_UNASKED_MAILS.anyone.perHour);
});

test("T131 two marketing mails in seven days at most, however many are sent at once", async () => {
  const to = "enough@example.com";
  await recordConsent(mail.db, { storefrontCode: "lt", email: to, isGiven: true, source: "test" });
  const ids: number[] = [];
  for (const _ of [1, 2, 3, 4, 5]) ids.push(await queue(to, "newsletter-welcome"));
  await Promise.all(ids.map((id) => mail.send(id)));
  expect(await arrived(to)).toBe(2);
  await later(to, 7 * 24);
  expect(await send(to, "newsletter-welcome")).toBe("sent");
});

test("T131 news come no more often than their reader chose", async () => {
  const to = "seldom@example.com";
  await recordConsent(mail.db, { storefrontCode: "lt", email: to, isGiven: true, source: "test" });
  await mail.db.execute(sql`
    insert into mail_preferences (storefront_code, email, frequency) values ('lt', ${to}, 'monthly')`);
  expect(await send(to, "newsletter-welcome")).toBe("sent");
  await later(to, 20 * 24);
  expect(await send(to, "newsletter-welcome")).toBe("cancelled");
  await later(to, 11 * 24);
  expect(await send(to, "newsletter-welcome")).toBe("sent");
});

test("T080 what was paid for, and a confirmed account's own orders, are always reported", async () => {
  const to = "customer@shop.example.com";
  const { rows } = await mail.db.execute<{ id: number }>(sql`
    insert into users (storefront_code, email, language_id, first_name, last_name)
    values ('lt', ${to}, 1, 'Rūta', 'Žalgirė') returning id`);
  const own = { userId: rows[0]?.id };
  for (const _ of [1, 2]) expect(await send(to, "order-cancelled", own)).toBe("sent");
  expect(await send(to, "order-cancelled", own), "not confirmed").toBe("cancelled");
  for (const _ of [1, 2, 3]) expect(await send(to, "order-paid")).toBe("sent");
  await mail.db.execute(sql`update users set confirmed_at = now() where email = ${to}`);
  for (const _ of [1, 2, 3]) expect(await send(to, "order-cancelled", own)).toBe("sent");
});

test("T080 no mail greets with the words of an attacker", async () => {
  const first_name = "Claim your 500 EUR at evil-prize.com/claim";
  await send("greeted@example.com", "order-cancelled", { values: { ...ORDER, first_name } });
  const [stored] = await mail.db.select().from(mails).where(eq(mails.recipient, "greeted@example.com"));
  expect(stored?.subject).toContain("OR1");
  expect(`${stored?.subject} ${stored?.text} ${stored?.html}`).not.toContain("evil-prize");
});
