import type { Page } from "@playwright/test";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { expect, test } from "./fixtures.ts";
import { at, PHONE } from "./sites.ts";

const SLOW_MS = 1_500;
/** Several scripts ask for each other, one after the other. */
const ALL_SLOW_MS = 30_000;
/** The only files that run before the visitor does anything. */
const STARTING = /\/assets\/(?:starter|old-browser)-/;

/** Scripts and texts come late; everything else as usual. */
async function slowScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js|translationMessages/, async (route) => {
    if (!STARTING.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
}

test.use({ touchesPages: false });

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.device !== undefined);

test("LIMIT-03 until a page is loaded it asks for no script but its starter", async ({ page }) => {
  // Reported by the page itself: events about requests may reach the test before the one about the load.
  await page.addInitScript(() =>
    addEventListener("load", () => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      console.info("loaded", ...names.filter((name) => /\.js$|translationMessages/.test(name)));
    }),
  );
  const loaded = page.waitForEvent("console", (message) => message.text().startsWith("loaded "));
  await page.goto(at("lt", "/en"));
  const before = (await loaded).text().split(" ").slice(1);
  expect(before.length).toBe(2);
  expect(before.filter((url) => !STARTING.test(url))).toEqual([]);
  // Nobody touches it: it starts by itself.
  await page.waitForSelector("html[data-device]");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("ERROR-05 CART-01 what is pressed before hydration is done once after it", async ({ page }) => {
    await slowScripts(page);
    let added = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/cart/add")) added += 1;
    });
    await page.goto(at("lt", `/en/p/${SHOE.slug}?productVariant=QTR-0-43`));
    const add = page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true");
    await add.tap();
    await add.tap();
    expect(await isHydrated(page)).toBe(false);
    await expect(page.getByTestId("cart-modal").getByRole("link", { name: "View cart (1)" })).toBeVisible({
      timeout: ALL_SLOW_MS,
    });
    expect(added).toBe(1);
  });
});

test("ERROR-05 what is typed and sent before hydration is sent after it", async ({ page }) => {
  await slowScripts(page);
  await page.goto(at("lt", "/en"));
  const field = page.getByRole("textbox", { name: "E-mail address" });
  await field.fill("early@example.com");
  await field.press("Enter");
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByRole("status").filter({ hasText: "early@example.com" })).toBeVisible({
    timeout: ALL_SLOW_MS,
  });
});

test("ROUTE-01 a link is followed at once before hydration", async ({ page }) => {
  // Their scripts never come.
  await page.route(/\/assets\/.*\.js/, (route) => STARTING.test(route.request().url()) && route.continue());
  await page.goto(at("lt", "/en"));
  await page
    .getByRole("link", { name: /^Electronics/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/c\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
