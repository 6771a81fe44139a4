import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { mailSender } from "#modules/content/contacts/mail-sender.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { visibleText } from "#testing/page-html.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

interface Words {
  /** Shown before the address is given: the kind of mail, the confirmation, and that one can unsubscribe. */
  agreed: readonly RegExp[];
  /** Shown in the request for confirmation: nothing is sent without it, and its deadline. */
  asked: readonly RegExp[];
  /** A frequency or a purpose, which nobody has promised. */
  notPromised: RegExp;
}

const WORDS: Partial<Record<Language, Words>> = {
  en: {
    agreed: [/offers by e-mail/, /once you have confirmed/, /any time/],
    asked: [/only once you confirm/, /7 days/, /If it was not you/],
    notPromised: /week|daily|month/,
  },
  lt: {
    agreed: [/pasiūlymai el\. paštu/, /kai patvirtinsite/, /bet kada/],
    asked: [/tik jums patvirtinus/, /7 dienas/, /ne jūs/],
    notPromised: /savait|kasdien|mėnes/,
  },
  lv: {
    agreed: [/piedāvājumi e-pastā/, /pēc adreses apstiprināšanas/, /jebkurā brīdī/],
    asked: [/tikai pēc apstiprinājuma/, /7 dienas/, /nebijāt jūs/],
    notPromised: /nedēļ|katru dienu|mēnes/,
  },
  ee: {
    agreed: [/pakkumised e-postiga/, /kui olete aadressi kinnitanud/, /igal ajal/],
    asked: [/alles pärast kinnitust/, /7 päeva/, /ei olnud teie/],
    notPromised: /nädal|iga päev|kuu/,
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Loaded late, because the app decides which React is loaded. */
const textOf = async (mail: OutgoingMail) => {
  const { renderMail } = await import("#modules/operations/mail/templates/render-mail.ts");
  return (await renderMail(mail, null, await mailSender(app.database.db, mail.storefront.code))).text;
};

const wordsIn = (language: Language): Words => {
  const words = WORDS[language];
  if (!words) throw new Error(`There are no words for ${language}`);
  return words;
};

let networks = 0;

/** Each subscribes from an IP address of its own, so that no limit counts them together. */
async function mailsAfterSubscribing(code: string, language: Language) {
  networks += 1;
  const origin = { host: hostOf(code), address: `10.9.8.${networks}` };
  const email = `${code}-${language}@example.com`;
  const { statusCode } = await call(app, "/newsletter/subscribe", { email, locale: language }, origin);
  expect(statusCode).toBe(200);
  return app.mails.filter(({ to }) => to === email);
}

const pairs = STOREFRONTS.flatMap(({ code, brand, languages }) =>
  languages.map((language) => ({ code, brand, language })),
);

describe.each(pairs)("the newsletter of $brand in $language", ({ code, brand, language }) => {
  test("says before the address is given what comes, that it is confirmed first, and that one can leave", async () => {
    const { body } = await visit(app, { host: hostOf(code), path: `/${language}` });
    const text = visibleText(body);
    for (const words of wordsIn(language).agreed) expect(text).toMatch(words);
  });

  test("asks for a confirmation and sends nothing else before it", async () => {
    const mails = await mailsAfterSubscribing(code, language);
    expect(mails.map(({ template }) => template)).toEqual(["confirm-newsletter"]);
    const [asked] = mails;
    if (!asked) throw new Error("No mail was queued");
    const text = await textOf(asked);
    for (const words of [...wordsIn(language).asked, new RegExp(brand)]) expect(text).toMatch(words);
  });

  test("welcomes without a promise that nobody keeps", async () => {
    const [asked] = await mailsAfterSubscribing(code, language);
    if (!asked) throw new Error("No mail was queued");
    const text = await textOf({ ...asked, template: "newsletter-welcome", values: { url: "https://x.test" } });
    expect(text).toContain(brand);
    expect(text).not.toMatch(wordsIn(language).notPromised);
  });
});
