import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isConsentGiven, recordConsent } from "#modules/marketing/marketing/index.ts";
import { addUser, mailedToken, PASSWORD, query, REGISTRATION, sessionOf, signedIn } from "#testing/people/identity.ts";
import { place } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let email: string;
let count = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  email = `victim${count}@example.com`;
  await query(app, "delete from rate_limits");
});

const hasAgreed = (address = email) => isConsentGiven(app.database.db, "lt", address);

/** The address's owner as a guest, with an order, a mail about it and a marketing consent. */
async function guest(): Promise<number> {
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const { id } = await place(shop, { changes: { email } });
  await query(
    app,
    `insert into mails (idempotency_key, storefront_code, language_id, template, sender_name, sender_address, recipient,
       subject, html, text) values ($1, 'lt', 2, 'order-paid', 'Shop', 'shop@example.com', $1, 'OR', 'html', 'text')`,
    [email],
  );
  await recordConsent(app.database.db, { storefrontCode: "lt", email, isGiven: true, source: "newsletter" });
  return id;
}

const registered = async (more = {}) =>
  sessionOf(await call(app, "/auth/register", { ...REGISTRATION, email, ...more }));

async function archiveOf(cookies: Record<string, string>): Promise<Record<string, unknown>> {
  const asked = await call(app, "/account/export-my-data", { password: PASSWORD }, { cookies });
  const { rawPayload } = await visit(app, { path: asked.json().download_path, cookies });
  const files = Object.entries(unzipSync(rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))]));
}

describe("an account with an unconfirmed address", () => {
  test("T129 exports nothing of the address's owner until it is confirmed", async () => {
    const orderId = await guest();
    const cookies = await registered();
    const nothing = { "orders.json": [], "mails.json": [], "marketing.json": { consents: [], newsletter: [] } };
    expect(await archiveOf(cookies)).toMatchObject(nothing);
    await call(app, "/auth/confirm-email", { token: mailedToken(app, email) }, { cookies });
    expect(await archiveOf(cookies)).toMatchObject({
      "orders.json": [{ id: orderId }],
      "mails.json": [{ recipient: email }],
      "marketing.json": {
        consents: [
          { topic: "newsletter", isGiven: true },
          { topic: "offers", isGiven: true },
        ],
      },
    });
  });

  test("T130 erases nothing of the address's owner", async () => {
    const orderId = await guest();
    const cookies = await registered();
    const erased = await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies });
    expect(erased.statusCode).toBe(200);
    expect(await query(app, "select email from orders where id = $1", [orderId])).toEqual([{ email }]);
    expect(await query(app, "select from mails where recipient = $1", [email])).toHaveLength(1);
    expect(await hasAgreed()).toBe(true);
  });

  test("T069 neither reads nor changes the owner's marketing consent", async () => {
    await guest();
    const cookies = await registered();
    const status = await call(app, "/auth/get-subscription-status", {}, { cookies });
    expect(status.json()).toEqual({ data: { result: false } });
    await call(app, "/auth/update-subscription-status", { subscribed: false }, { cookies });
    expect(await hasAgreed()).toBe(true);
  });

  test("T131 gives no consent for the owner who confirms it by a new password", async () => {
    const cookies = await registered({ marketing_opt_in: true });
    const toConfirm = mailedToken(app, email);
    await call(app, "/auth/update-subscription-status", { subscribed: true }, { cookies });
    await call(app, "/auth/request-password-reset", { email });
    await call(app, "/auth/password-reset", { token: mailedToken(app, email), password: PASSWORD });
    const owner = await signedIn(app, email);
    expect((await call(app, "/auth/confirm-email", { token: toConfirm }, { cookies: owner })).statusCode).toBe(410);
    expect(await hasAgreed()).toBe(false);
  });

  test("AUTH-09 T131 gets its marketing preference once it is confirmed", async () => {
    const cookies = await registered();
    const choose = (subscribed: boolean) => call(app, "/auth/update-subscription-status", { subscribed }, { cookies });
    expect((await choose(true)).json()).toEqual({ status: true });
    expect(await hasAgreed()).toBe(false);
    const shown = await call(app, "/auth/get-subscription-status", {}, { cookies });
    expect(shown.json()).toEqual({ data: { result: true } });
    await call(app, "/auth/confirm-email", { token: mailedToken(app, email) }, { cookies });
    expect(await hasAgreed()).toBe(true);
  });

  test("T131 moves no consent to another address", async () => {
    await guest();
    const cookies = await registered();
    await addressChanged(cookies, `mine-${email}`);
    expect([await hasAgreed(), await hasAgreed(`mine-${email}`)]).toEqual([true, false]);
  });
});

async function addressChanged(cookies: Record<string, string>, newEmail: string): Promise<void> {
  const contact = { first_name: "R", last_name: "Ž", language: "lt", currency_id: null, email: newEmail };
  await call(app, "/auth/update-contact-info", { ...contact, current_password: PASSWORD }, { cookies });
  const { statusCode } = await call(app, "/auth/confirm-email", { token: mailedToken(app, newEmail) }, { cookies });
  expect(statusCode).toBe(200);
}

describe("an address that was changed", () => {
  test("T130 T131 keeps no consent, and its unsubscribe link works for the new one", async () => {
    await addUser(app, { email });
    const cookies = await signedIn(app, email);
    await call(app, "/newsletter/subscribe", { email, locale: "lt" });
    await call(app, "/auth/update-subscription-status", { subscribed: true }, { cookies });
    const newEmail = `next-${email}`;
    await call(app, "/newsletter/subscribe", { email: newEmail, locale: "lt" });
    await addressChanged(cookies, newEmail);
    expect([await hasAgreed(), await hasAgreed(newEmail)]).toEqual([false, true]);
    for (const table of ["marketing_consents", "newsletter_links", "newsletter_subscriptions"])
      expect(await query(app, `select from ${table} where email = $1`, [email]), table).toEqual([]);
    expect(await query(app, "select from newsletter_subscriptions where email = $1", [newEmail])).toHaveLength(1);
  });
});
