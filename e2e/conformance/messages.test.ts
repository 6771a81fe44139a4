import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "#i18n/messages/en.json" with { type: "json" };
import { createTranslate } from "#i18n/translate.ts";
import { hostOf } from "#testing/operations/storefronts.ts";
import { title, visibleText } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const ADDRESS = "/api/translations/translationMessages";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("translation messages over HTTP", () => {
  test("LOCALE-08 come as language → translation → key → text", async () => {
    const answer = await visit(app, { path: `${ADDRESS}?locale=en` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ resources: { en: { translation: en } } });
  });

  test.each([
    { code: "lt", languages: ["en", "lt"] },
    { code: "wl", languages: ["ee", "en", "lt", "lv"] },
    { code: "nl", languages: ["en"] },
  ])("LOCALE-08 without a language are those of the storefront: $code", async ({ code, languages }) => {
    const { resources } = (await visit(app, { host: hostOf(code), path: ADDRESS })).json();
    expect(Object.keys(resources).sort()).toEqual(languages);
  });

  test("LOCALE-08 come in two groups, of which public pages need the smaller one", async () => {
    const [open, other] = await Promise.all(
      ["public", "other"].map(async (group) => {
        const answer = await visit(app, { path: `${ADDRESS}?locale=en&group=${group}` });
        return answer.json().resources.en.translation as Record<string, string>;
      }),
    );
    const inBrowsers = Object.entries(en).filter(([key]) => !key.startsWith("mail."));
    expect({ ...open, ...other }).toEqual(Object.fromEntries(inBrowsers));
    expect(Object.keys(open ?? {}).filter((key) => Object.hasOwn(other ?? {}, key))).toEqual([]);
    expect(open).toHaveProperty(["product.about"], en["product.about"]);
    expect(JSON.stringify(open).length).toBeLessThan(0.3 * JSON.stringify(en).length);
  });

  test.each(["en", "lt", "lv", "ee", "ru"])("REGION-05 exist, every key of them, in %s", async (language) => {
    const { resources } = (await visit(app, { path: `${ADDRESS}?locale=${language}` })).json();
    const singular = (keys: string[]) => new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, "")));
    const texts = resources[language].translation as Record<string, string>;
    expect(singular(Object.keys(texts))).toEqual(singular(Object.keys(en)));
    expect(Object.values(texts).every((text) => text.trim() !== "")).toBe(true);
  });

  test.each(["xx", "en'--", "../en", ""])("LOCALE-08 T072 an unknown language is refused: %s", async (locale) => {
    const answer = await visit(app, { path: `${ADDRESS}?locale=${encodeURIComponent(locale)}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: false, code: "bad_request" });
  });
});

describe("texts on a page", () => {
  test("LOCALE-07 have their placeholders filled", async () => {
    const { body } = await visit(app, { path: "/en" });
    expect(visibleText(body)).not.toMatch(/\{\{|\}\}/);
    const year = new Date().getFullYear();
    expect(visibleText(body)).toContain(`© ${year} Crossdock. All rights reserved.`);
  });

  test("LOCALE-07 a missing one shows its key", () => {
    const t = createTranslate("en", { "header.cart": "Cart for {{name}}" });
    expect(t("header.account")).toBe("header.account");
    expect(t("header.cart", { name: "{{x}} & <b>" })).toBe("Cart for {{x}} & <b>");
  });

  test.each([
    ["lt", "Pasaulio parduotuvės"],
    ["en", "Shops of the world"],
  ])("LOCALE-05 are in the language of the path: %s", async (language, words) => {
    expect(title((await visit(app, { path: `/${language}` })).body)).toContain(words);
  });

  test("LOCALE-07 never show a key instead of a text, in any language of any page", async () => {
    for (const path of ["/lt", "/en", "/en/accessibility", "/en/nowhere", "/en/cart", "/en/status", "/en/404"]) {
      const shown = visibleText((await visit(app, { path })).body).split(" ");
      expect(shown.filter((word) => Object.hasOwn(en, word))).toEqual([]);
    }
  });
});
