import { expect, test } from "vitest";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { createKeyView, createMarkedTexts, keyOf } from "./marked-texts.ts";

test("OVERLAY-03 the key view shows keys instead of texts", () => {
  expect(createKeyView("lt")("header.cart")).toBe("header.cart");
});

test("LOCALE-07 a marked text reads as before and says which message, and which plural form, it came from", () => {
  const [plain, marked] = [createTranslate, createMarkedTexts].map((create) => create("lt", messagesOf("lt")));
  const visible = (text = "") => text.replace(/[\u2061-\u2064]/g, "");
  expect(visible(marked?.("header.cart"))).toBe(plain?.("header.cart"));
  expect(keyOf(marked?.("header.cart") ?? "")).toBe("header.cart");
  const counted = marked?.("translations.viewer.count", { count: 3 }) ?? "";
  expect([visible(counted), keyOf(counted)]).toEqual([
    plain?.("translations.viewer.count", { count: 3 }),
    "translations.viewer.count_few",
  ]);
  expect(keyOf("a text of nobody")).toBeNull();
});

test("LOCALE-07 of a text inside another the outer one is marked", () => {
  const t = createMarkedTexts("en", messagesOf("en"));
  expect(keyOf(t("header.deliver-to", { country: t("header.cart") }))).toBe("header.deliver-to");
});
