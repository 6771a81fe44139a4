import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import type { AnyMessageKey, MessageKey } from "./message-key.ts";
import { messagesOf } from "./messages.ts";
import { createTranslate } from "./translate.ts";

const key = (name: string) => name as MessageKey;

describe("translations", () => {
  test("ERROR-05 a text with placeholders cannot be asked for without their values", () => {
    const t = createTranslate("en", messagesOf("en"));
    // @ts-expect-error: no host
    expect(t("validation.url")).toContain("{{host}}");
    // @ts-expect-error: the key may be any message, so any value may be missing
    expect(t("payment.unpaid.text" as AnyMessageKey, { host: "h" })).toContain("{{number}}");
    expect(t("validation.url", { host: "h" })).not.toContain("{{");
  });

  test("LOCALE-07 a missing translation shows its key, and {{name}} placeholders are substituted", () => {
    const t = createTranslate("en", { greeting: "Hello {{name}}, {{ name }}", plain: "Plain" });
    expect(t(key("greeting"), { name: "Rūta" })).toBe("Hello Rūta, Rūta");
    expect(t(key("plain"))).toBe("Plain");
    expect(t(key("nowhere.to.be.found"))).toBe("nowhere.to.be.found");
    expect(t(key("greeting"))).toBe("Hello {{name}}, {{ name }}");
  });

  test("LOCALE-07 members of Object.prototype are neither messages nor values", () => {
    const t = createTranslate("en", { text: "{{constructor}} {{__proto__}}" });
    expect(t(key("constructor"))).toBe("constructor");
    expect(t(key("text"), {})).toBe("{{constructor}} {{__proto__}}");
  });

  test("LOCALE-07 shows a value that looks like a placeholder or a pattern literally", () => {
    const t = createTranslate("en", { text: "{{a}} {{b}}" });
    expect(t(key("text"), { a: "{{b}}", b: "$&$1" })).toBe("{{b}} $&$1");
  });

  test("REGION-05 plural forms follow each language's rules", () => {
    const forms = { n_one: "one", n_few: "few", n_many: "many", n_other: "other", n_zero: "zero" };
    const chosen = (language: (typeof LANGUAGES)[number]) =>
      [0, 1, 2, 5, 11, 21, 22].map((count) => createTranslate(language, forms)(key("n"), { count }));
    expect(chosen("en")).toEqual(["other", "one", "other", "other", "other", "other", "other"]);
    expect(chosen("lt")).toEqual(["other", "one", "few", "few", "other", "one", "few"]);
    expect(chosen("ru")).toEqual(["many", "one", "few", "many", "many", "one", "few"]);
    expect(chosen("lv")).toEqual(["zero", "one", "other", "other", "zero", "one", "other"]);
    expect(chosen("ee")).toEqual(["other", "one", "other", "other", "other", "other", "other"]);
  });

  test("REGION-05 ERROR-05 every language has the specification's four validation messages", () => {
    for (const language of LANGUAGES) {
      const t = createTranslate(language, messagesOf(language));
      for (const name of ["validation.required", "validation.email", "validation.number"] as const) {
        expect(t(name), `${language} ${name}`).not.toBe(name);
      }
      expect(t("validation.url", { host: "shop.example" })).toContain("shop.example/...");
    }
    const t = createTranslate("en", messagesOf("en"));
    expect(t("validation.required")).toBe("Field is required.");
    expect(t("validation.email")).toBe("Please enter a valid email address.");
    expect(t("validation.url", { host: "h" })).toBe("Please include a valid url (e.g.: h/...).");
    expect(t("validation.number")).toBe("Field must be a number.");
  });
});
