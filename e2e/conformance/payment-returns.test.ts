import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decide } from "#domain/people/access/guards.ts";
import { messagesOf } from "#i18n/messages.ts";
import { answeredVisit } from "#testing/answered-visit.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const lt = messagesOf("lt");

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await createTestApp();
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Every row of every table but the rate limits, which count each request. */
async function dump(): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits' order by 1",
  );
  const contents: [string, unknown[]][] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`select * from ${name} as row order by row::text`);
    contents.push([name, rows]);
  }
  return JSON.stringify(contents);
}

const RETURN_PAGES = [
  "/payment/accept",
  "/payment/fail",
  "/payment/decline",
  "/invoice/accept",
  "/invoice/decline",
  "/confirm/0123456789abcdef",
  "/success/0123456789abcdef",
  "/balance/pay",
  "/payment-pay",
];
const TAMPERED = [
  "?status=paid",
  "?status=paid&slug=0123456789abcdef&amount=0",
  "?payment_status=COMPLETED&order_id=1&token=x&PayerID=y",
  "?session_id=cs_test_1&redirect_status=succeeded",
  "?data=c3RhdHVzPTE&ss1=x&ss2=y",
];

describe("T058 a payment's return address only reads", () => {
  test("the dump would show a change", async () => {
    const before = await dump();
    await client.query("update storefronts set position = position + 1 where code = 'ae'");
    expect(await dump()).not.toBe(before);
  });

  test.each(RETURN_PAGES)("%s with tampered parameters changes no row", async (path) => {
    const before = await dump();
    for (const query of TAMPERED) {
      for (const address of [`${path}${query}`, `/en${path}${query}`, `/en${path}.data${query}`]) {
        await answeredVisit(app, { path: address, cookies: { session: "x" } });
      }
    }
    expect(await dump()).toBe(before);
  });

  test.each(RETURN_PAGES)("T035 %s refuses a posted form", async (path) => {
    const { statusCode, headers } = await visit(app, { method: "POST", path: `/en${path}` });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  test("its guard reads whether a payment is named and no status parameter", () => {
    const status = { status: "paid", redirect_status: "succeeded" };
    expect(decide("payment-accept", { namesPayment: false, ...status })).toEqual({ kind: "redirect", to: "/" });
    expect(decide("payment-accept", { namesPayment: true, ...status, status: "failed" } as never)).toEqual({
      kind: "allow",
    });
  });
});

describe("a confirmation page whose address names no order", () => {
  test.each(["/success", "/order-successful", "/payment/decline"])(
    "ROUTE-22 ROUTE-27 ROUTE-43 /lt%s claims neither an order nor a payment, and links to one's own orders",
    async (path) => {
      const { statusCode, body } = await visit(app, { path: `/lt${path}` });
      expect(statusCode).toBe(200);
      expect(visibleText(body)).toContain(lt["payment.unnamed.title"]);
      for (const claim of ["payment.success.title", "payment.success.description", "payment.failed.title"] as const)
        expect(body).not.toContain(lt[claim]);
      expect(elements(body, "a").map(({ href }) => href)).toContain("/lt/login?redirect=%2Fmy-orders");
    },
  );
});

describe("T092 a card number", () => {
  const PAN = "4111111111111111";
  const SPACED = "4111 1111 1111 1111";

  test("that is sent to any call or page is in no log and no row", async () => {
    const card = { card_number: PAN, number: SPACED, cvc: "987", pan: PAN };
    const bodies = [
      ["/store-config", { langIso: PAN, ...card }],
      ["/locale/change", { newLocale: PAN, ...card }],
      ["/auth/getCurrentUser", card],
      ["/utm", { ...card, card_utm: PAN }],
      ["/newsletter/subscribe", { email: PAN, locale: "lt", ...card }],
      ["/newsletter/subscribe", { email: "a@example.com", locale: "lt", ...card }],
      ["/content/page", { slug: PAN, locale: "lt", ...card }],
      ["/route-rules/find", { path: `/x?card=${PAN}`, ...card }],
      ["/no/such/call", card],
    ] as const;
    for (const [path, body] of bodies) {
      const answer = await call(app, path, body, { headers: { "user-agent": PAN, referer: `https://x/?c=${PAN}` } });
      expect(answer.body).not.toContain(PAN);
    }
    for (const path of [`/en?card=${PAN}`, `/en/payment?number=${PAN}`, `/api/config/languages?card=${PAN}`]) {
      await visit(app, { path, cookies: { card: PAN } });
    }
    await visit(app, { method: "POST", path: "/api/utm", body: `{"card":"${PAN}"`, headers: JSON_TYPE });
    await visit(app, { method: "POST", path: "/en/payment", body: `card=${PAN}`, headers: FORM_TYPE });
    const written = app.log.join("\n") + (await dump());
    expect(written.length).toBeGreaterThan(1_000);
    expect(written).not.toContain(PAN);
    expect(written).not.toContain(SPACED);
  });

  test("T092 T016 is in no log either when the database fails on what came with it", async () => {
    await client.query("alter table newsletter_subscriptions rename to away");
    const answer = await call(app, "/newsletter/subscribe", { email: `card${PAN}@example.com`, locale: "lt" });
    await client.query("alter table away rename to newsletter_subscriptions");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(PAN);
    expect(app.log.join("")).toContain("newsletter_subscriptions");
    expect(app.log.join("")).not.toContain(PAN);
  });
});

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
