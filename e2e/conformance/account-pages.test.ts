import { afterAll, beforeAll, describe, expect, test } from "vitest";
import ee from "#i18n/messages/ee.json" with { type: "json" };
import en from "#i18n/messages/en.json" with { type: "json" };
import lt from "#i18n/messages/lt.json" with { type: "json" };
import lv from "#i18n/messages/lv.json" with { type: "json" };
import { hostOf } from "#testing/operations/storefronts.ts";
import { elements, meta, visibleText } from "#testing/page-html.ts";
import { ADDRESS, addUser, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const OWNER = "owner@example.com";
const OTHER = "other@example.com";
const PAGES = ["my-orders", "user-account", "delivery-addresses", "account-information", "balance"] as const;

let app: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  await addUser(app, { email: OWNER });
  await addUser(app, { email: OTHER });
  cookies = await signedIn(app, OWNER);
  await call(app, "/account/add-delivery-address", { ...ADDRESS, first_address: "Pilies g. 3" }, { cookies });
});
afterAll(() => app.close());

const page = (path: string) => visit(app, { path, cookies });

describe("a page of the account", () => {
  test("ROUTE-37 ROUTE-38 ROUTE-39 ROUTE-40 redirects a signed-out visitor to sign-in and back", async () => {
    for (const name of PAGES) {
      const { statusCode, headers } = await visit(app, { path: `/en/${name}` });
      expect(statusCode).toBe(302);
      expect(headers.location).toBe(`/en/login?redirect=${encodeURIComponent(`/${name}`)}`);
      const asData = await visit(app, { path: `/en/${name}.data` });
      expect(asData.body).toContain("/login?redirect=");
    }
  });

  test("ROUTE-37 ROUTE-38 ROUTE-39 ROUTE-40 is shown to its owner, never cached and not indexed", async () => {
    for (const name of PAGES) {
      const { statusCode, headers, body } = await page(`/en/${name}`);
      expect([name, statusCode]).toEqual([name, 200]);
      expect(headers["cache-control"]).toBe("private, no-store");
      expect(meta(body, "robots")).toBe("noindex");
      expect(elements(body, "h1")).toHaveLength(1);
      expect(visibleText(body)).toContain(OWNER);
    }
  });

  test("ROUTE-37 ROUTE-38 ROUTE-39 ROUTE-40 links to all the others", async () => {
    const { body } = await page("/en/account-information");
    const links = elements(body, "a").map(({ href }) => href);
    for (const name of PAGES) expect(links).toContain(`/en/${name}`);
  });

  test("REGION-10 an account of one storefront does not exist on another", async () => {
    const { headers } = await visit(app, { host: hostOf("lv"), path: "/en/my-orders", cookies });
    expect(headers.location).toMatch(/^\/en\/login/);
  });

  test.each([
    ["lt", "lt", lt],
    ["lv", "lv", lv],
    ["ee", "ee", ee],
  ] as const)("ROUTE-39 is in the reader's language: %s", async (storefront, language, texts) => {
    const email = `${language}@example.com`;
    await addUser(app, { email, storefront });
    const host = hostOf(storefront);
    const own = await signedIn(app, email, { host });
    const { body } = await visit(app, { host, path: `/${language}/delivery-addresses`, cookies: own });
    expect(visibleText(body)).toContain(texts["address.empty.title"]);
  });
});

describe("the pages' content", () => {
  test("ROUTE-39 ACCOUNT-01 shows only the owner's addresses", async () => {
    expect(visibleText((await page("/en/delivery-addresses")).body)).toContain("Pilies g. 3");
    const others = await visit(app, { path: "/en/delivery-addresses", cookies: await signedIn(app, OTHER) });
    expect(visibleText(others.body)).not.toContain("Pilies g. 3");
    expect(visibleText(others.body)).toContain(en["address.empty.title"]);
  });

  test("ROUTE-40 ACCOUNT-06 shows contact details, password, devices, marketing mail, own data and erasure on one page", async () => {
    const text = visibleText((await page("/en/account-information")).body);
    for (const part of ["contact", "password", "devices", "marketing", "data", "erase"] as const) {
      expect(text).toContain(en[`account.${part}.title`]);
    }
  });

  test("AUTH-09 ACCOUNT-06 the switch for marketing mail shows the stored consent", async () => {
    const isOn = async () => {
      const { body } = await page("/en/account-information");
      return elements(body, "input").find(({ role }) => role === "switch")?.checked !== undefined;
    };
    expect(await isOn()).toBe(false);
    await call(app, "/auth/update-subscription-status", { subscribed: true }, { cookies });
    expect(await isOn()).toBe(true);
  });

  test("AUTH-09 a signed-out visitor can neither read nor change a subscription", async () => {
    expect((await call(app, "/auth/get-subscription-status", { email: OWNER })).statusCode).toBe(401);
    expect((await call(app, "/auth/update-subscription-status", { subscribed: false })).statusCode).toBe(401);
  });

  test("ROUTE-37 ACCOUNT-05 each filter has its own page; an unknown one shows all orders", async () => {
    for (const search of ["", "?filter=quotes", "?filter=nonsense&page=-1"]) {
      const { statusCode, body } = await page(`/en/my-orders${search}`);
      expect(statusCode).toBe(200);
      expect(elements(body, "a").filter((link) => link.href?.startsWith("/en/my-orders?filter="))).not.toHaveLength(0);
    }
  });

  test("ROUTE-37 an order that does not exist is not found", async () => {
    const { statusCode, headers, body } = await page("/en/my-orders/or-1/x");
    expect(statusCode).toBe(404);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(visibleText(body)).toContain(en["not-found.title"]);
  });

  test("ACCOUNT-02 an unused balance shows zero and an explanation", async () => {
    const text = visibleText((await page("/en/balance")).body);
    expect(text).toContain(`${en["balance.available"]} €0.00`);
    expect(text).toContain(en["balance.empty.title"]);
  });
});
