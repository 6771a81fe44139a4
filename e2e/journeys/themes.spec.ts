import { sql } from "drizzle-orm";
import { DEMO_LANGUAGES } from "#demo/languages.ts";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { newSecret } from "#platform/secret-token.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { registerAccount } from "./accounts.ts";
import { confirmEmail, withDatabase } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE, type SiteCode } from "./sites.ts";

/** The default theme alone has a dark mode. */
const LOOKS = [
  { site: "lt", language: "lt", viewport: PHONE, colorScheme: "dark" },
  { site: "wl", language: "lv", viewport: DESKTOP, colorScheme: "light" },
  { site: "ee", language: "ee", viewport: PHONE, colorScheme: "light" },
] as const;

type Language = (typeof LOOKS)[number]["language"];

interface Written extends Record<string, unknown> {
  article: string;
  question: string;
  product: number;
}

/** Texts and a product of a storefront, and a link that shows one of the texts as if it were a draft. */
async function writtenIn(site: SiteCode, language: Language) {
  const { token, hash } = newSecret();
  const languageId = DEMO_LANGUAGES[language].id;
  const text = (kind: string) => sql`(
    select t.slug from content_texts t join content_entries e on e.id = t.entry_id
    where e.storefront_code = ${site} and e.kind = ${kind} and e.state = 'published' and t.language_id = ${languageId}
    order by e.id limit 1)`;
  return withDatabase(async (db) => {
    await db.execute(sql`
      insert into content_previews (token_hash, entry_id, language_id, expires_at)
        select ${hash}, e.id, ${languageId}, now() + interval '1 hour' from content_entries e
          join content_texts t on t.entry_id = e.id and t.language_id = ${languageId}
        where e.storefront_code = ${site} and e.kind = 'article' order by e.id limit 1`);
    const { rows } = await db.execute<Written>(sql`
      select ${text("article")} as article, ${text("question")} as question,
        (select product_id from storefront_products sp join products p on p.id = sp.product_id and p.is_active
          where sp.storefront_code = ${site} order by product_id limit 1) as product`);
    const [written] = rows;
    if (!written) throw new Error(`There is nothing to read in ${site}`);
    return { ...written, token };
  });
}

for (const { site, language, viewport, colorScheme } of variantsOf(LOOKS, 0)) {
  const t = createTranslate(language, messagesOf(language));

  test.describe(`${site} in ${language} at ${viewport.width} px, ${colorScheme}`, VARIANT, () => {
    test.use({ viewport, colorScheme });

    /** Other journeys use these pages; here each page is checked in a theme. */
    test("CONTENT-01 CONTENT-02 LOCALE-07 T040 T090 answers, articles, contacts, choices and translations are accessible", async ({
      page,
      open,
      expectAccessible,
      takeScreenshot,
    }) => {
      const email = `themes-${site}-${language}@example.com`;
      await registerAccount(page, email, at(site, "/en/accessibility"));
      await confirmEmail(email);
      const { article, question, product, token } = await writtenIn(site, language);
      const pages = {
        answer: `/faq/${question}`,
        article: `/blog/${article}`,
        contacts: "/contacts",
        cookies: "/cookies",
        delivery: "/delivery",
        leaving: "/newsletter/unsubscribe?token=none",
        preferences: "/newsletter/preferences",
        watching: `/watch/${product}`,
        preview: `/preview/${token}`,
      };
      for (const [name, path] of Object.entries(pages)) {
        await open(at(site, `/${language}${path}`));
        await expectAccessible("main");
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider, `pixels beyond the edge of ${path}`).toBeLessThanOrEqual(0);
        await takeScreenshot(name);
      }
      await page.getByRole("button", { name: t("footer.cookies") }).click();
      await expect(page.getByRole("dialog", { name: t("consent.title") })).toBeVisible();
      await expectAccessible("dialog[open]");
      await takeScreenshot("choices");
      await withDatabase((db) =>
        db.execute(sql`insert into user_roles select id, 'translator' from users where email = ${email}`),
      );
      await open(at(site, `/${language}/faq`));
      await expectAccessible("main");
      await takeScreenshot("answers");
      await page.getByRole("button", { name: t("translations.show-marks") }).click();
      await page.getByRole("button", { name: /faq\.title: / }).click();
      await expect(page.getByRole("dialog", { name: "faq.title" })).toBeVisible();
      await expectAccessible("section:has([role=dialog])");
      await takeScreenshot("translating");
    });
  });
}
