import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { query } from "../../../testing/accounts.ts";
import { openTestMail, type TestMail } from "../../../testing/mail.ts";
import { createTestApp, type TestApp, visit } from "../../../testing/test-app.ts";

let app: TestApp;
let mail: TestMail;
let id: number;

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: "1" } });
  mail = await openTestMail(app.databaseUrl);
  const values = {
    first_name: '<img src=x onerror="alert(1)">',
    url: "http://lt.localhost:3000/lt/password-reset/abc",
  };
  await mail.mailer.queueMail(app.database.db, mail.mail("ruta@example.com", { template: "reset-password", values }));
  [{ id } = { id: 0 }] = await query<{ id: number }>(app, "select id from mails");
});
afterAll(async () => {
  await mail?.close();
  await app?.close();
});

describe("the demo's outbox", () => {
  test("lists mails and shows one with its links", async () => {
    const list = await visit(app, { path: "/dev/mail" });
    expect(list.body).toContain("ruta@example.com");
    expect(list.body).toContain(`href="/dev/mail/${id}"`);
    expect(list.body, "with the zone of its clock").toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    const one = await visit(app, { path: `/dev/mail/${id}` });
    expect(one.body).toContain('<a href="http://lt.localhost:3000/lt/password-reset/abc">');
    expect(one.body).not.toContain("<img");
    expect((await visit(app, { path: "/dev/mail/999999" })).statusCode).toBe(404);
  });

  test("reads like a mail program: preview in two widths, text and headers beside the list", async () => {
    const desktop = (await visit(app, { path: `/dev/mail/${id}` })).body;
    expect(desktop).toContain(`<iframe src="/dev/mail/${id}.html" title="Preview" class="desktop">`);
    expect(desktop).toContain(`<tr aria-current="true"><td><a href="/dev/mail/${id}">`);
    expect(desktop).toMatch(/<dt>From<\/dt><dd>[^<]+&lt;[^<]+@[^<]+&gt;<\/dd>/);
    expect(desktop).toContain("<dt>Message-ID</dt>");
    const phone = await visit(app, { path: `/dev/mail/${id}?width=phone` });
    expect(phone.body).toContain('title="Preview" class="phone"');
    expect(phone.headers["content-security-policy"]).toMatch(/style-src 'sha256-[^']+'; frame-src 'self'$/);
    const framed = await visit(app, { path: `/dev/mail/${id}.html` });
    expect(framed.headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(framed.body).toContain('<base target="_top">');
  });

  test("T081 shows a mail's HTML as a document that can run nothing", async () => {
    const { body, headers } = await visit(app, { path: `/dev/mail/${id}.html` });
    expect(body).toContain("&lt;img src=x");
    expect(body).not.toContain("<img");
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(headers["content-security-policy"]).not.toContain("script");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("exists only in the demo", async () => {
    const shop = await createTestApp({ databaseUrl: app.databaseUrl });
    for (const path of ["/dev/mail", `/dev/mail/${id}`, `/dev/mail/${id}.html`]) {
      const { statusCode, body } = await visit(shop, { path, cookies: { locale: "lt" } });
      expect([302, 404]).toContain(statusCode);
      expect(body).not.toContain("ruta@example.com");
    }
    await shop.close();
  });
});
