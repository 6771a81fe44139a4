import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordConsent } from "#modules/marketing/marketing/index.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestMail, type TestMail } from "#testing/operations/mail.ts";
import { startTestSmtp, type TestSmtp } from "#testing/operations/smtp.ts";
import { suppressionData } from "./suppressions.ts";
import { mails } from "./tables.ts";

let database: TestDatabase;
let smtp: TestSmtp;
let mail: TestMail;

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startTestSmtp();
  mail = await openTestMail(database.url, smtp.url);
});

afterAll(async () => {
  await mail?.close();
  await smtp?.close();
  await database?.drop();
});

beforeEach(() => {
  smtp.received.length = 0;
  smtp.answer = "take";
});

async function queue(to: string, more = {}): Promise<number> {
  await mail.db.transaction((tx) => mail.mailer.queueMail(tx, mail.mail(to, more)));
  return (await stored(to)).at(-1)?.id ?? 0;
}

const stored = (to: string) => mail.db.select().from(mails).where(eq(mails.recipient, to)).orderBy(mails.id);

describe("a mail over SMTP", () => {
  test("arrives in the brand's name as text and HTML, and its content is deleted", async () => {
    const id = await queue("ruta@example.com");
    expect((await stored("ruta@example.com"))[0]?.text).toContain("/lt/password-reset/secret");
    await mail.send(id);
    await mail.send(id);
    expect(smtp.received).toHaveLength(1);
    const { raw, recipients } = smtp.received[0] ?? { raw: "", recipients: [] };
    expect(recipients).toEqual(["ruta@example.com"]);
    expect(raw).toMatch(/^From: Crossdock <no-reply@lt\.localhost>\r?$/m);
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{32}@lt\.localhost>\r?$/m);
    // The mails invite replies, so a reply must reach the shop.
    expect(raw).toMatch(/^Reply-To: help@crossdock\.example\r?$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).not.toMatch(/^List-Unsubscribe/m);
    expect(await stored("ruta@example.com")).toMatchObject([{ state: "sent", attempts: 1, html: "", text: "" }]);
  });

  test("T106 carries the pictures that only its reader may see, and none that is gone", async () => {
    const [kept, gone] = ["3f0c4d5e-0000-4000-8000-000000000001", "3f0c4d5e-0000-4000-8000-000000000002"];
    mail.pictures.set(kept, Buffer.from("jpeg of a parcel"));
    const goods = [{ name: "PA2", detail: "", value: "", picture: { fileId: gone, alt: "PA2" } }];
    await mail.send(await queue("photo@example.com", { photo: { fileId: kept, alt: "PA1" }, goods }));
    const { raw } = smtp.received[0] ?? { raw: "" };
    expect(raw).toMatch(/^Content-Type: multipart\/related/m);
    expect(raw).toContain(`Content-ID: <${kept}@pictures>`);
    expect(raw).toContain(Buffer.from("jpeg of a parcel").toString("base64"));
    expect(raw).not.toContain(`Content-ID: <${gone}`);
  });

  test("T080 keeps line breaks out of headers and refuses two recipients", async () => {
    const storefront = { ...mail.storefront, name: "Crossdock\r\nBcc: all@example.com" };
    const values = { first_name: "Ona\r\nBcc: all@example.com", url: "http://lt.localhost:3000/lt" };
    const id = await queue("ona@example.com", { storefront, values });
    await mail.send(id);
    const [headers = ""] = smtp.received[0]?.raw.split(/\r?\n\r?\n/) ?? [];
    expect(headers).toContain("Crossdock Bcc: all@example.com");
    expect(headers).not.toMatch(/^bcc:/im);
    expect(smtp.received[0]?.recipients).toEqual(["ona@example.com"]);
    for (const to of ["a@example.com\r\nBcc: b@example.com", "a@example.com, b@example.com"])
      await expect(queue(to)).rejects.toThrow("exactly one recipient");
  });

  test("is not stored when its transaction rolls back, and once when it is queued twice", async () => {
    const failing = mail.db.transaction(async (tx) => {
      await mail.mailer.queueMail(tx, mail.mail("nobody@example.com"));
      throw new Error("the cause failed");
    });
    await expect(failing).rejects.toThrow("the cause failed");
    expect(await stored("nobody@example.com")).toEqual([]);
    await queue("twice@example.com", { idempotencyKey: "one cause" });
    await queue("twice@example.com", { idempotencyKey: "one cause" });
    expect(await stored("twice@example.com")).toHaveLength(1);
  });
});

describe("when the mail server", () => {
  test("is unreachable, keeps the mail and sends it later", async () => {
    const id = await queue("patient@example.com");
    await smtp.close();
    await expect(mail.send(id)).rejects.toThrow();
    expect(await stored("patient@example.com")).toMatchObject([
      { state: "waiting", lastError: expect.stringContaining("ECONNREFUSED") },
    ]);
    smtp = await startTestSmtp(Number(new URL(smtp.url).port));
    await mail.send(id);
    expect(await stored("patient@example.com")).toMatchObject([{ state: "sent", lastError: null }]);
  });

  test("refuses temporarily, retries; refuses for good, gives up", async () => {
    const id = await queue("full@example.com");
    smtp.answer = "refuse for now";
    await expect(mail.send(id)).rejects.toThrow();
    expect(await stored("full@example.com")).toMatchObject([{ state: "waiting", lastError: expect.any(String) }]);
    smtp.answer = "refuse for good";
    await mail.send(id);
    expect(await stored("full@example.com")).toMatchObject([{ state: "failed" }]);
    await mail.send(id);
    expect(smtp.received).toHaveLength(2);
  });

  test("T131 refuses for good, gets no marketing any more, and still what was asked for", async () => {
    const email = "gone@example.com";
    await recordConsent(mail.db, { storefrontCode: "lt", email, isGiven: true, source: "test" });
    const news = { template: "newsletter-welcome", values: { url: mail.storefront.appUrl } };
    const waiting = await queue(email, { ...news, idempotencyKey: "gone 1" });
    smtp.answer = "refuse for good";
    await mail.send(await queue(email, { idempotencyKey: "gone 2" }));
    smtp.answer = "take";
    await mail.send(waiting);
    await queue(email, { ...news, idempotencyKey: "gone 3" });
    await mail.send(await queue(email, { idempotencyKey: "gone 4" }));
    const states = (await stored(email)).map(({ template, state }) => `${template} ${state}`);
    expect(states).toEqual(["newsletter-welcome cancelled", "reset-password failed", "reset-password sent"]);
    const person = { userId: 0, email, storefrontCode: "lt" };
    expect(await suppressionData.collect(mail.db, person)).toHaveLength(1);
    await mail.db.transaction((tx) => suppressionData.erase(tx, person));
    expect(await suppressionData.collect(mail.db, person)).toEqual([]);
  });

  test("T130 refuses, keeps its words out of the job's record, because they often name the recipient", async () => {
    const id = await queue("named@example.com");
    smtp.answer = "refuse for now";
    await expect(mail.send(id)).rejects.toThrow(new Error(`Mail ${id} is tried again later`));
    expect(await stored("named@example.com")).toMatchObject([{ lastError: expect.stringContaining("451 no") }]);
  });

  test("hangs up after the content, marks the mail as failed and sends nothing twice", async () => {
    const id = await queue("unsure@example.com");
    smtp.answer = "hang up";
    await mail.send(id);
    smtp.answer = "take";
    await mail.send(id);
    expect(smtp.received).toHaveLength(1);
    expect(await stored("unsure@example.com")).toMatchObject([
      { state: "failed", lastError: expect.stringContaining("not known") },
    ]);
  });
});

test("F07 I9 without a mail server, a mail whose process died while storing it counts as sent", async () => {
  const outbox = await openTestMail(database.url);
  const id = await queue("stored@example.com");
  await mail.db.update(mails).set({ state: "sending", handedOverAt: new Date() }).where(eq(mails.id, id));
  await outbox.send(id);
  await outbox.close();
  expect(await stored("stored@example.com")).toMatchObject([
    { state: "sent", text: expect.stringContaining("secret") },
  ]);
});
