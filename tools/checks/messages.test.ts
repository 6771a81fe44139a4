import { describe, expect, test } from "vitest";
import { readCatalogue } from "./message-catalogue.ts";
import { messageValues, VALUES_FILE } from "./message-values.ts";
import { checkMessages } from "./messages.ts";

type Messages = Record<string, string>;

const parcels = {
  en: { "cart.parcels_one": "One parcel", "cart.parcels_other": "{{count}} parcels" },
  lt: {
    "cart.parcels_few": "{{count}} siuntos",
    "cart.parcels_many": "{{count}} siuntos",
    "cart.parcels_one": "{{count}} siunta",
    "cart.parcels_other": "{{count}} siuntų",
  },
  ru: {
    "cart.parcels_few": "{{count}} посылки",
    "cart.parcels_many": "{{count}} посылок",
    "cart.parcels_one": "{{count}} посылка",
    "cart.parcels_other": "{{count}} посылки",
  },
  lv: {
    "cart.parcels_one": "{{count}} sūtījums",
    "cart.parcels_other": "{{count}} sūtījumi",
    "cart.parcels_zero": "{{count}} sūtījumu",
  },
  ee: { "cart.parcels_one": "Üks pakk", "cart.parcels_other": "{{count}} pakki" },
};

const LOCALES = ["en", "lt", "ru", "lv", "ee"] as const;
const clean: Record<(typeof LOCALES)[number], Messages> = {
  en: { "benefits.fast.title": "Fast", ...parcels.en, "home.hello": "Hello, {{name}}" },
  lt: { "benefits.fast.title": "Greita", ...parcels.lt, "home.hello": "Labas, {{name}}" },
  ru: { "benefits.fast.title": "Быстро", ...parcels.ru, "home.hello": "Привет, {{name}}" },
  lv: { "benefits.fast.title": "Ātri", ...parcels.lv, "home.hello": "Sveiki, {{name}}" },
  ee: { "benefits.fast.title": "Kiire", ...parcels.ee, "home.hello": "Tere, {{name}}" },
};

const code = `t("cart.parcels", { count: 2 }); const error = { messageKey: "home.hello" }; t(\`benefits.\${name}.title\`);`;

const englishOf = (file: { path: string; text: string }) => readCatalogue(file, "en", []);

function complaints(changes: Record<string, (messages: Messages) => Messages> = {}, extraCode = ""): string[] {
  const files = Object.entries(clean).map(([locale, messages]) => {
    const text = JSON.stringify(changes[locale]?.({ ...messages }) ?? messages, null, 2);
    return { path: `i18n/messages/${locale}.json`, text };
  });
  const staff = ["en", "lt"].map((locale) => ({
    path: `i18n/staff/${locale}.json`,
    text: `{"staff.hello": "${locale}"}`,
  }));
  const apps = [
    { path: "storefront/home.tsx", text: code + extraCode },
    { path: "backoffice/app.tsx", text: `t("staff.hello"); t("home.hello")` },
  ];
  const english = [...files, ...staff].filter(({ path }) => path.endsWith("/en.json"));
  const values = { path: VALUES_FILE, text: messageValues(english.map(englishOf)) };
  const findings = checkMessages([...files, ...staff, ...apps, values], LOCALES);
  return findings.map(({ file, message }) => `${file.replace("i18n/messages/", "")} ${message}`);
}

const put = (key: string, text: string) => (messages: Messages) => {
  const changed = { ...messages, [key]: text };
  return Object.fromEntries(Object.entries(changed).sort(([a], [b]) => (a < b ? -1 : 1)));
};
const drop = (key: string) => (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).filter(([each]) => each !== key));

describe("messages", () => {
  test("passes files in order", () => {
    expect(complaints()).toEqual([]);
  });

  test("a file may not be missing", () => {
    expect(checkMessages([], LOCALES).map(({ file }) => file)).toHaveLength(7);
  });

  test.each([
    ["a missing key", "lt", drop("home.hello"), `lt.json "home.hello" is missing`],
    ["a key English lacks", "lt", put("home.more", "Daugiau"), `lt.json "home.more" is not in English`],
    ["a lost placeholder", "ru", put("home.hello", "Привет"), `ru.json "home.hello" lacks {{name}}`],
    [
      "a foreign placeholder",
      "lv",
      put("home.hello", "Sveiki, {{name}} {{who}}"),
      `lv.json "home.hello" has {{who}}, English has not`,
    ],
    [
      "a half placeholder",
      "lv",
      put("home.hello", "Sveiki, {{name}} {who}"),
      `lv.json "home.hello" has a broken placeholder: write {{name}}`,
    ],
    ["a missing plural form", "lt", drop("cart.parcels_few"), `lt.json "cart.parcels" lacks the plural form "few"`],
    [
      "a foreign plural form",
      "ee",
      put("cart.parcels_few", "{{count}} pakki"),
      `ee.json "cart.parcels" has the plural form "few", which the language lacks`,
    ],
    [
      "`one` without its number where it covers 21",
      "lt",
      put("cart.parcels_one", "Viena siunta"),
      `lt.json "cart.parcels_one" lacks {{count}}`,
    ],
    ["an empty text", "ee", put("benefits.fast.title", " "), `ee.json "benefits.fast.title" is empty`],
    [
      "a straight apostrophe",
      "en",
      put("benefits.fast.title", "It's fast"),
      `en.json "benefits.fast.title" has a straight quote: use ’ “ ” „`,
    ],
    [
      "a straight quote",
      "en",
      put("benefits.fast.title", `"Fast"`),
      `en.json "benefits.fast.title" has a straight quote: use ’ “ ” „`,
    ],
    [
      "an exclamation mark",
      "ru",
      put("benefits.fast.title", "Быстро!"),
      `ru.json "benefits.fast.title" has an exclamation mark`,
    ],
    ["three dots", "lv", put("benefits.fast.title", "Ātri..."), `lv.json "benefits.fast.title" has three dots: use …`],
    [
      "an unsorted file",
      "ee",
      (messages: Messages) => ({ ...drop("benefits.fast.title")(messages), "benefits.fast.title": "Kiire" }),
      `ee.json "benefits.fast.title" is out of order: keys are sorted`,
    ],
  ])("finds %s", (_name, locale, change, complaint) => {
    expect(complaints({ [locale]: change })).toContain(complaint);
  });

  test("finds a text left in English", () => {
    const sentence = put("home.hello", "Hello and welcome back, {{name}}");
    expect(complaints({ en: sentence, ru: sentence })).toEqual([`ru.json "home.hello" is still in English`]);
  });

  test("ERROR-05 the types of placeholders have those of the texts, and the count of plurals", () => {
    const text = JSON.stringify({ ...clean.en, "order.line": "{{number}} of {{name}}" });
    const files = ["i18n/messages/en.json", "i18n/staff/en.json"].map((path) => ({ path, text }));
    const [first] = files.map(englishOf);
    expect(messageValues(first ? [first] : [])).toContain(
      `{\n  "cart.parcels": "count";\n  "home.hello": "name";\n  "order.line": "name" | "number";\n}\n`,
    );
    const stale = { path: VALUES_FILE, text: messageValues([]) };
    expect(checkMessages([...files, stale], ["en"]).map(({ file }) => file)).toContain(VALUES_FILE);
  });

  test("finds an unused key", () => {
    const everywhere = Object.fromEntries(Object.keys(clean).map((locale) => [locale, put("home.unused", locale)]));
    expect(complaints(everywhere)).toEqual([`en.json "home.unused" is not used`]);
  });

  test.each([
    [`t("home.missing")`, "home.missing"],
    [`i18n.t(isNew ? "home.hello" : "home.missing")`, "home.missing"],
    [`const a = { messageKey: "home.missing" };`, "home.missing"],
    [`<Trans i18nKey="home.missing" />`, "home.missing"],
    [`t("staff.hello")`, "staff.hello"],
    [`t(\`nothing.\${name}.title\`)`, "nothing.….title"],
  ])("finds a missing key: %s", (text, key) => {
    expect(complaints({}, text)).toEqual([`storefront/home.tsx no message "${key}"`]);
  });

  test("finds a text of a public page, or of what opens over it, that is not sent to public pages", () => {
    const files = [
      { path: "i18n/messages/en.json", text: JSON.stringify({ "home.hello": "Hello", "order.late": "Late" }) },
      { path: "storefront/routes/home.tsx", text: `t("home.hello"); const open = () => import("../opened.tsx");` },
      { path: "storefront/opened.tsx", text: `t("order.late");` },
      { path: "storefront/routes/cart.tsx", text: `t("order.late");` },
    ];
    const found = checkMessages(files, ["en"]).filter(({ message }) => message.includes("public pages"));
    expect(found.map(({ file }) => file)).toEqual(["storefront/opened.tsx"]);
  });
});
