import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestMail, type TestMail } from "#testing/operations/mail.ts";
import { query } from "#testing/people/identity.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

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

describe("T127 the demo's accounts, mails and codes stay on this machine", () => {
  const elsewhere = { address: "192.0.2.7" };
  const statusOf = async (asked: Parameters<typeof visit>[1]) => (await visit(app, asked)).statusCode;

  test.each([
    ["the outbox", { path: "/dev/mail" }],
    ["the outbox by another spelling", { path: "/%64ev/mail" }],
    ["the components", { path: "/en/dev/components" }],
    ["the back office", { path: "/", host: BACKOFFICE_HOST }],
    ["a call of staff", { path: "/api/openapi.json", host: BACKOFFICE_HOST }],
  ])("T127 %s", async (_what, asked) => {
    expect(await statusOf(asked)).not.toBe(403);
    expect(await statusOf({ ...asked, address: "::ffff:127.0.0.1" })).not.toBe(403);
    expect(await statusOf({ ...asked, ...elsewhere })).toBe(403);
    expect(await statusOf({ ...asked, address: "10.0.0.8" })).toBe(403);
    // A proxy on this machine passes on what others ask.
    expect(await statusOf({ ...asked, headers: { "x-forwarded-for": "192.0.2.7" } })).toBe(403);
    expect(await statusOf({ ...asked, ...elsewhere, headers: { "x-forwarded-for": "127.0.0.1" } })).toBe(403);
  });

  test("T127 nobody signs in as staff from elsewhere; the refusal says how to open it, and the shop stays open", async () => {
    const credentials = { email: "staff@example.com", password: "demo" };
    const refused = await staffCall(app, "/session/sign-in", credentials, elsewhere);
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining("DEMO_OPEN=1")]);
    expect(await statusOf({ path: "/en", ...elsewhere })).toBe(200);
    expect(await statusOf({ path: "/en/developers", ...elsewhere })).toBe(404);
  });

  test("T127 a trusted proxy says who asks, and a setting opens it to everybody", async () => {
    const env = { DEMO: "1", TRUSTED_PROXIES: "loopback" };
    const proxied = await createTestApp({ databaseUrl: app.databaseUrl, env });
    const open = await createTestApp({ databaseUrl: app.databaseUrl, env: { ...env, DEMO_OPEN: "1" } });
    const statusAt = async (at: TestApp, from: string) =>
      (await visit(at, { path: "/dev/mail", headers: { "x-forwarded-for": from } })).statusCode;
    expect([await statusAt(proxied, "127.0.0.1"), await statusAt(proxied, "127.0.0.1, 192.0.2.7")]).toEqual([200, 403]);
    expect(await statusAt(open, "192.0.2.7")).toBe(200);
    await Promise.all([proxied.close(), open.close()]);
  });
});
