import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { visibleText } from "#testing/page-html.ts";
import { query } from "#testing/people/identity.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
const host = "wl.localhost";

/** All five languages in one storefront, with every vendor. */
beforeAll(async () => {
  app = await createTestApp();
  await query(app, "insert into storefront_languages (storefront_code, language_id, position) values ('wl', 5, 5)");
  await query(
    app,
    "update storefront_languages set gtm_id = 'GTM-1', pixel_id = '1000001', live_agent_id = 'demo' where storefront_code = 'wl'",
  );
  await query(app, "update storefronts set criteo_key = '11', klaviyo_key = 'Klv1' where code = 'wl'");
  await vi.waitFor(async () => expect(await policyOf("/en/accessibility")).toContain("static.klaviyo.com"), 10_000);
});
afterAll(() => app.close());

const policyOf = async (path: string) => String((await visit(app, { host, path })).headers["content-security-policy"]);

test("T090 T091 the policy names vendors on pages that may have them, by name and without wildcards", async () => {
  for (const path of ["/en", "/en/marketplace", "/en/cart", "/en/cookies"]) {
    const policy = await policyOf(path);
    expect(policy).toMatch(/script-src [^;]*https:\/\/connect\.facebook\.net/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/www\.facebook\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/gum\.criteo\.com/);
    expect(policy).not.toMatch(/unsafe-|\*/);
  }
});

test.each([
  "/en/login",
  "/en/register",
  "/en/payment/decline",
  "/en/password-reset/abc",
  "/en/order/abc",
  "/en/success",
])("T016 T090 T091 the policy of %s names none", async (path) => {
  expect(await policyOf(path)).not.toMatch(/https:/);
});

test.each([
  ["en", "Other companies", "Privacy policy of Criteo SA", "90 days"],
  ["lt", "Kitos įmonės", "Criteo SA privatumo politika", "90 d."],
  ["ru", "Другие компании", "Criteo SA: политика конфиденциальности", "90 дн."],
  ["lv", "Citi uzņēmumi", "Criteo SA privātuma politika", "90 dienas"],
  ["ee", "Teised ettevõtted", "Criteo SA: privaatsuspoliitika", "90 päeva"],
])("T090 /%s/cookies says who receives what, from the table of vendors", async (locale, ...words) => {
  const { statusCode, body } = await visit(app, { host, path: `/${locale}/cookies` });
  expect(statusCode).toBe(200);
  const text = visibleText(body);
  const vendors = ["Google Tag Manager", "Meta Pixel", "Criteo OneTag", "Klaviyo", "LiveAgent"];
  for (const shown of [...words, ...vendors, "_ga", "_fbp", "cto_bundle", "__kla_id", "consent"])
    expect(text).toContain(shown);
});

test("T090 a shop without vendors says that it passes nothing on", async () => {
  const { body } = await visit(app, { host: "lt.localhost", path: "/en/cookies" });
  expect(visibleText(body)).toContain("This shop passes nothing on to other companies.");
});
