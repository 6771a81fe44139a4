import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE, SITES, type SiteCode } from "./sites.ts";

const sizes = [DESKTOP, PHONE];

const sites = Object.entries(SITES) as [SiteCode, (typeof SITES)[SiteCode]][];

for (const [place, [code, { theme, languages }]] of sites.entries()) {
  for (const viewport of variantsOf(sizes, place % 2)) {
    test.describe(`${code} at ${viewport.width} px`, VARIANT, () => {
      test.use({ viewport });

      test(`REGION-01 REGION-03 ROUTE-01 T089 the home page of ${code} has its theme in each of its languages`, async ({
        page,
        open,
        expectAccessible,
        takeScreenshot,
      }) => {
        for (const [position, language] of languages.entries()) {
          await open(at(code, `/${language}`));
          // Violations depend on the theme, and each language is the first of some storefront.
          if (position === 0) await expectAccessible();
          await expect(page.locator("html")).toHaveAttribute("lang", language === "ee" ? "et" : language);
          await expect(page.locator(`link[rel=stylesheet][href*="/${theme}-"]`)).toHaveCount(1);
          await expectNoHorizontalScroll(page);
          await takeScreenshot(`home-${code}-${language}-${viewport.width}`);
        }
      });
    });
  }
}

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const [overflow, width] = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return [scrollWidth - window.innerWidth, window.innerWidth] as const;
  });
  expect(overflow, `pixels beyond the edge of ${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
}

for (const viewport of variantsOf(sizes, 0)) {
  test.describe(`dark at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport, colorScheme: "dark" });

    test("REGION-04 the default theme follows the device's dark mode", async ({ page, visit, takeScreenshot }) => {
      await visit(at("lt", "/en"));
      expect(await background(page)).toBe("rgb(13, 19, 17)");
      await takeScreenshot(`home-lt-dark-${viewport.width}`);
    });
  });
}

test.describe("dark", () => {
  test.use({ colorScheme: "dark" });

  test("REGION-04 every other theme stays light", async ({ page }) => {
    const { lt: _, ...others } = SITES;
    for (const [code, { languages }] of Object.entries(others)) {
      await page.goto(at(code as SiteCode, `/${languages[0]}`));
      expect(await brightness(page), code).toBeGreaterThan(240);
    }
  });
});

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function brightness(page: Page): Promise<number> {
  const channels = (await background(page)).match(/\d+/g)?.map(Number) ?? [];
  return Math.min(...channels.slice(0, 3));
}

test("CONFIG-05 no page scrolls horizontally at any width, in English and Lithuanian", async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/404/);
  for (const path of ["/en", "/lt", "/lt/nowhere", "/lt/accessibility", "/lt/unsupported-browser", "/lt/status"]) {
    await page.goto(at("lt", path));
    // Layout depends on CSS alone, so resizing gives the same result as a narrow device.
    for (const width of [1920, 1280, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoHorizontalScroll(page);
    }
  }
});
