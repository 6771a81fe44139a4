import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Block } from "#domain/content/content/blocks.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { LANGUAGES, THEMES } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import { MAILS, type MailTemplate } from "../mail-declarations.ts";
import { picturesOf } from "./mail-content.ts";
import { MAIL_PALETTES } from "./mail-palettes.ts";
import { renderMail } from "./render-mail.ts";

const texts = { version: "", messages: {} };
const storefront = { name: "Pajūris", theme: "pj", appUrl: "https://pajuris.example", texts } as StorefrontProfile;
const SENDER = {
  legalName: "UAB „Pajūrio prekyba“",
  legalAddress: "Tiltų g. 4, Klaipėda",
  companyCode: "305000042",
  vatNumber: null,
  email: "help@pajuris.example",
  phone: null,
};
const url = "https://pajuris.example/lt/password-reset/abc?x=1&y=2";
const ruta = { first_name: "Rūta" };
const order = { ...ruta, number: "OR12", url };
const SAMPLES: Record<string, string> = { ...order, until: "2026-11-15 18:00", amount: "129,00 €" };

const templates = Object.keys(MAILS) as MailTemplate[];
const sampleOf = (template: MailTemplate): Record<string, string> =>
  Object.fromEntries(MAILS[template].values.map((name) => [name, SAMPLES[name] ?? `sample of ${name}`]));

describe("every mail", () => {
  test.each(LANGUAGES)("has all its texts in %s, as HTML and as text", async (language) => {
    for (const template of templates) {
      const values = sampleOf(template);
      const mail = { template, values, storefront, language } as Parameters<typeof renderMail>[0];
      const { subject, html, text } = await renderMail(mail, null, SENDER);
      const words = messagesOf(language)[`mail.${template}.subject`] ?? "";
      expect(subject).toBe(words.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? "Pajūris"));
      expect(html).toContain(`lang="${language === "ee" ? "et" : language}"`);
      for (const part of [html, text, subject]) {
        expect(part, template).not.toMatch(/\bmail\.[a-z-]+|\{\{|undefined|\[object/);
      }
      expect(text).toContain("Pajūris");
      if ("url" in values) {
        expect(text.split("\n")).toContain(url);
        expect(html).toContain(`href="${url.replace("&", "&amp;")}"`);
      }
      for (const value of Object.values(values)) expect(`${subject}\n${text}`, template).toContain(value);
    }
  });

  test("LOCALE-08 T084 has the texts that staff changed in its storefront, as text", async () => {
    const messages = { en: { ...messagesOf("en"), "mail.sent-by": "<b>With regards</b>, {{brand}}" } };
    const changed = { ...storefront, texts: { version: "1", messages } };
    const mail = { template: "password-changed", values: ruta, storefront: changed, language: "en" } as const;
    const { html, text } = await renderMail(mail, null, SENDER);
    expect(text).toContain("<b>With regards</b>, Pajūris");
    expect(html).toContain("&lt;b&gt;With regards&lt;/b&gt;, Pajūris");
  });

  test("has the brand's colours, at most 600 pixels, a preview text and a dark mode", async () => {
    const mail = { template: "password-changed", values: ruta, storefront, language: "en" } as const;
    const { html } = await renderMail(mail, null, SENDER);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain(MAIL_PALETTES.pj.top);
    expect(html).toContain("max-width:600px");
    expect(html).toMatch(/display:none[^>]*>The password of your account at Pajūris was just changed/);
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length);
    expect(html).not.toMatch(/<script|<img|<link|<form/);
  });

  test.each(["en", "lt"] as const)("names who sells and how they are reached at its end, in %s", async (language) => {
    const mail = { template: "password-changed", values: ruta, storefront, language } as const;
    const { html, text } = await renderMail(mail, null, SENDER);
    const code = language === "en" ? "Company code: 305000042" : "Įmonės kodas: 305000042";
    const lines = [`UAB „Pajūrio prekyba“\u00a0· Tiltų g. 4, Klaipėda\u00a0· ${code}`, "help@pajuris.example"];
    expect(text.trimEnd().split("\n").slice(-2)).toEqual(lines);
    for (const line of lines) expect(html).toContain(line);
  });

  test.each(THEMES)("has the colours that the tokens of %s have", (theme) => {
    const css = readFileSync(join(import.meta.dirname, `../../../../../ui/themes/${theme}.css`), "utf8");
    const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    expect(MAIL_PALETTES[theme]).toEqual({
      top: token("top"),
      onTop: token("ontop"),
      primary: token("pri"),
      onPrimary: token("onpri"),
      ground: token("sunk"),
      surface: token("surface"),
      ink: token("ink"),
      quietInk: token("ink2"),
      line: token("line"),
    });
  });

  test("can have a list under its text, with escaped values", async () => {
    const rows = [
      { label: "2 × Batai <42>", value: "129,00 €" },
      { label: "Iš viso", value: "134,00 €" },
    ];
    const mail = { template: "order-paid", values: order, rows, storefront, language: "lt" } as const;
    const { html, text } = await renderMail(mail, null, SENDER);
    expect(text).toContain("2 × Batai <42>: 129,00 €\nIš viso: 134,00 €");
    expect(html).toMatch(/2 × Batai &lt;42&gt;<.*129,00 €<.*Iš viso<.*134,00 €</s);
  });

  test("shows things with their pictures, a photo that is sent along, and small sections", async () => {
    const goods = [
      {
        name: "Batai <42>",
        detail: "2 × 10 €",
        value: "20 €",
        picture: { url: "https://pajuris.example/img/1.jpg", alt: "Batai" },
      },
      { name: "Diržas", detail: "", value: "", picture: null },
    ];
    const photo = { fileId: "0b7c", alt: "Siunta PA1" };
    const sections = [
      {
        heading: "Pardavėjas",
        lines: ["UAB Kelias"],
        link: { label: "Forma", url: "https://pajuris.example/lt/withdrawal" },
      },
    ];
    const fields = { goods, photo, sections };
    const mail = { template: "order-paid", values: order, ...fields, storefront, language: "lt" } as const;
    const { html, text } = await renderMail(mail, null, SENDER);
    expect(html).toMatch(/<img[^>]* src="https:\/\/pajuris\.example\/img\/1\.jpg"[^>]*|<img[^>]*alt="Batai"/);
    expect(html).toContain('src="cid:0b7c@pictures"');
    expect(html).toMatch(/Pardavėjas<.*UAB Kelias<.*href="https:\/\/pajuris\.example\/lt\/withdrawal"/s);
    expect(text).toContain("Batai <42>, 2 × 10 €: 20 €\nDiržas\n");
    expect(text).toContain("Pardavėjas\nUAB Kelias\n\nForma:\nhttps://pajuris.example/lt/withdrawal");
    expect(picturesOf(mail)).toEqual(["0b7c"]);
  });

  test("T083 can have blocks that staff wrote, as data and never as markup, without anything that reports who reads it", async () => {
    const blocks: Block[] = [
      { kind: "heading", level: 2, text: "Boots <script>" },
      {
        kind: "paragraph",
        runs: [{ text: "See " }, { text: "all", bold: true, href: "https://pajuris.example/en/blog" }],
      },
      { kind: "list", ordered: true, items: [[{ text: "one" }], [{ text: "two" }]] },
      { kind: "table", head: ["Size"], rows: [["42"]] },
      { kind: "button", label: "Shop", href: "https://pajuris.example/en" },
    ];
    const values = { subject: "Spring", preview: "New boots" };
    const mail = { template: "campaign-news", values, blocks, storefront, language: "en" } as const;
    const { html, text } = await renderMail(mail, null, SENDER);
    expect(html).toContain("Boots &lt;script&gt;");
    expect(html).toContain('href="https://pajuris.example/en/blog"');
    expect(html).not.toMatch(/<img|<script/);
    expect(text).toContain(
      "See all (https://pajuris.example/en/blog)\n\n1. one\n2. two\n\nSize\n42\n\nShop:\nhttps://pajuris.example/en",
    );
  });

  test("links to unsubscribing in marketing only", async () => {
    const mail = { template: "newsletter-welcome", values: { url }, storefront, language: "en" } as const;
    const unsubscribe = "https://pajuris.example/en/newsletter/unsubscribe?token=t";
    const preferences = "https://pajuris.example/en/newsletter/preferences?token=t";
    const marketing = await renderMail(mail, { unsubscribe, preferences }, SENDER);
    for (const url of [unsubscribe, preferences]) expect(marketing.html).toContain(`href="${url}"`);
    expect(marketing.text).toContain(`Unsubscribe: ${unsubscribe}`);
    expect(marketing.text).toContain(`Choose what you get: ${preferences}`);
    expect((await renderMail(mail, null, SENDER)).text).not.toContain("Unsubscribe");
  });
});

describe("T081 a value that somebody typed", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker would type
  test.each(["{{constructor}}", "${7*7}", "{{brand}}", "{{first_name}}", "$t(mail_unsubscribe)", "<b>Ona</b> & co"])(
    "is shown literally: %s",
    async (first_name) => {
      const mail = { template: "password-changed", values: { first_name }, storefront, language: "en" } as const;
      const { html, text } = await renderMail(mail, null, SENDER);
      const escaped = first_name.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      expect(text).toContain(`Hello ${first_name},`);
      expect(html).toContain(`Hello ${escaped},`);
      expect(html).not.toContain("<b>Ona");
    },
  );
});
