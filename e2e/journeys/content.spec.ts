import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test } from "./fixtures.ts";
import { PERSONAS } from "./personas.ts";
import { at, SMALL_PHONE } from "./sites.ts";

/** The search text: its words have another form than in the answer. */
const WORDS = { en: "parcels stored", lt: "siuntų saugojimas" } as const;
const OTHER = { en: "lt", lt: "en" } as const;

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t, language } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use({ ...persona.device, colorScheme: "dark" });

    test("ROUTE-05 CONTENT-01 a reader finds an answer, and says whether it helped", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
    }) => {
      await visit(persona.at("/faq"));
      const first = page
        .getByRole("group")
        .filter({ has: page.getByRole("heading", { level: 3 }) })
        .first();
      await first.locator("summary").click();
      await expect(first.getByRole("link", { name: t("faq.link") })).toBeVisible();
      await expectAccessible();
      await takeScreenshot("faq");
      const field = page.getByRole("main").getByRole("searchbox");
      await field.fill(WORDS[language]);
      await field.press("Enter");
      await expect(page).toHaveURL(/\/faq\?q=/);
      const found = page.getByRole("region", { name: WORDS[language] });
      const answer = found.getByRole("link").first();
      const title = (await answer.textContent()) ?? "";
      await answer.click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveURL(/\/faq\/[\w-]+$/);
      await page.getByRole("button", { name: t("content.helped.yes"), exact: true }).click();
      await expect(page.getByText(t("content.helped.thanks"))).toBeVisible();
      await expectAccessible();
      await takeScreenshot("answer");
    });

    test("ROUTE-07 LOCALE-01 a reader opens an article from the blog, and the language menu keeps it", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
    }) => {
      await visit(persona.at("/blog"));
      await takeScreenshot("blog");
      const [card] = await page.getByRole("article").all();
      const title = (await card?.getByRole("heading").textContent()) ?? "";
      await card?.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("heading", { name: t("content.read-next") })).toBeAttached();
      await expectAccessible();
      await takeScreenshot("article");
      const before = new URL(page.url()).pathname;
      const footer = page.getByRole("contentinfo");
      await footer.locator("summary").click();
      await footer.locator(`a[hreflang="${OTHER[language]}"]`).click();
      await expect(page.locator("html")).toHaveAttribute("lang", OTHER[language]);
      await expect(page).toHaveURL(new RegExp(`/${OTHER[language]}/blog/[\\w-]+$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
      await page.goto(at("lt", `/${OTHER[language]}${before.slice(3)}`));
      await expect(page, "the address of another language leads to this one's").not.toHaveURL(new RegExp(`${before}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    });
  });
}

test.describe("on a small phone without JavaScript", () => {
  test.use({ viewport: SMALL_PHONE, javaScriptEnabled: false });

  test("CONTENT-01 articles and answers are readable and fit the screen", async ({ page }) => {
    for (const path of ["/en/blog", "/en/faq", "/en/faq?q=duty", "/en/about-us"]) {
      await page.goto(at("lt", path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(SMALL_PHONE.width);
    }
    await page.goto(at("lt", "/en/blog"));
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/en\/blog\/[\w-]+$/);
    await expect(page.getByRole("table").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);
  });
});
