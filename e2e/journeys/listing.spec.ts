import type { Locator, Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at, PHONE } from "./sites.ts";

/** Waits for the search index: without it listings have no filters. */
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(at("lt", "/en/status"));
  const countFacets = () =>
    page.evaluate(async () => {
      const body = JSON.stringify({ locale: "en", limit: 0 });
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/search/searchForCategoryItems", { method: "POST", headers, body });
      return (await answer.json()).facets.length;
    });
  await expect.poll(countFacets, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.close();
});

const results = (page: Page) => page.getByRole("region", { name: "Products" });
const cards = (page: Page) => results(page).getByRole("article");
const total = (page: Page) => results(page).getByText(/^[\d\u202f]+ products?$/);
const totalOf = async (page: Page) => Number(((await total(page).textContent()) ?? "").replace(/\D/g, ""));
const panel = (page: Page) => page.getByRole("complementary", { name: "Filters" });

async function firstBrand(page: Page): Promise<string> {
  const option = panel(page).getByRole("checkbox").first();
  return ((await option.textContent()) ?? "").replace(/[\d\u202f]+$/, "");
}

test("CATALOG-07 CATALOG-12 filters, sorts and pages a category, opens a product and goes back to the same position", async ({
  page,
  visit,
}) => {
  await visit(at("lt", "/en/marketplace"));
  await page.getByRole("navigation", { name: "Subcategories" }).getByRole("link", { name: "Electronics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Electronics" })).toBeVisible();
  const all = await totalOf(page);
  await expect(cards(page), "its first rows, then the rest").toHaveCount(Math.min(all, 48));

  const brand = await firstBrand(page);
  await panel(page).getByRole("checkbox", { name: brand }).click();
  await expect(page).toHaveURL(/f\.manufacturer=/);
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await expect(panel(page).getByRole("checkbox", { name: brand })).toBeChecked();

  await results(page).getByRole("button", { name: "Sort: Best sellers" }).click();
  await results(page).getByRole("link", { name: "Price low to high" }).click();
  await expect(page).toHaveURL(/[?&]s=1/);
  await expect(results(page).getByRole("button", { name: "Sort: Price low to high" })).toBeVisible();

  await expect(cards(page)).toHaveCount(48);
  await results(page).getByRole("link", { name: "Show 24 more" }).click();
  await expect(cards(page)).toHaveCount(72);
  await expect(page).toHaveURL(/page=2/);
  await expect(results(page).getByText(/Showing 72 of/)).toBeVisible();
  const product = cards(page).nth(48).getByRole("link");
  await expect(product).toBeFocused();

  const name = (await product.textContent()) ?? "";
  const scrolled = await page.evaluate(() => window.scrollY);
  await product.click();
  await expect(page).toHaveURL(/\/en\/p\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(72);
  await expect(cards(page).nth(48)).toContainText(name);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(40);
});

for (const device of variantsOf([{ viewport: { width: 1440, height: 900 } }, { viewport: PHONE, hasTouch: true }], 1)) {
  test.describe(`at ${device.viewport.width} px`, VARIANT, () => {
    test.use(device);

    test("CATALOG-14 the letters of brands do not move the products when they come", async ({ page, open }) => {
      const letters = Promise.withResolvers<void>();
      await page.route("**/assets/letter-strip-*.js", (route) => letters.promise.then(() => route.continue()));
      await open(at("lt", "/en"));
      await page.locator('main a[href="/en/c/electronics"]').locator("visible=true").first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Electronics" })).toBeVisible();
      const top = async () => (await results(page).boundingBox())?.y;
      const before = await top();
      letters.resolve();
      await expect(page.getByRole("navigation", { name: "Brands A–Z" })).toBeVisible();
      expect(await top()).toBe(before);
    });
  });
}

test("CATALOG-12 going back removes a filter, and a shared link restores all filters", async ({ page, visit }) => {
  await visit(at("lt", "/en/c/electronics/audio/headphones"));
  const all = await totalOf(page);
  const options = panel(page).getByRole("checkbox");
  const names = async () => (await options.allTextContents()).map((text) => text.replace(/[\d\u202f]+$/, ""));
  const order = await names();
  await options.nth(4).click();
  await expect(options.nth(4), "stays where it was").toBeChecked();
  expect((await names()).slice(0, 5)).toEqual(order.slice(0, 5));
  await options.nth(4).click();
  await expect.poll(() => totalOf(page)).toBe(all);
  await options.nth(0).click();
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  const one = await totalOf(page);
  await options.nth(1).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(one);
  const two = await totalOf(page);
  const link = page.url();
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(one);
  await page.goBack();
  await expect.poll(() => totalOf(page)).toBe(all);
  await page.goto(link);
  await untilHydrated(page);
  expect(await totalOf(page)).toBe(two);
  await results(page).getByRole("link", { name: "Clear all" }).click();
  await expect.poll(() => totalOf(page)).toBe(all);
});

test("CATALOG-12 filters work by keyboard", async ({ page, open, expectAccessible }) => {
  await open(at("lt", "/en/c/electronics/audio/headphones"));
  const option = panel(page).getByRole("checkbox").first();
  await option.focus();
  await page.keyboard.press("Space");
  await expect(option).toBeChecked();
  await expect(option).toBeFocused();

  await panel(page).getByRole("slider", { name: "Price from" }).focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/f\.current_price=\d+-(&|$)/);
  await panel(page).getByRole("textbox", { name: "Price up to" }).fill("150");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/f\.current_price=\d+-150/);
  await panel(page).getByRole("slider", { name: "Discount from" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/f\.discount_percentage=-0\.95/);

  await results(page).getByRole("button", { name: /^Sort/ }).press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]s=\d/);
});

test("LOCALE-06 switching the language keeps category and filters", async ({ page, open }) => {
  await open(at("lt", "/en/c/electronics/audio/headphones?f.current_price=50-200"));
  const count = await totalOf(page);
  await page.getByRole("banner").getByText("English").click();
  await page.getByRole("banner").getByRole("link", { name: "Lietuvių" }).click();
  await expect(page).toHaveURL(at("lt", "/lt/c/elektronika/garso-technika/ausines?f.current_price=50-200"));
  await expect(page.getByRole("region", { name: "Prekės" }).getByText(new RegExp(`^${count} prek`))).toBeVisible();
});

test("CONFIG-03 toggles and stores the layout", async ({ page, open, expectAccessible }) => {
  await open(at("lt", "/en/c/electronics/audio/headphones"));
  const top = () =>
    cards(page)
      .nth(1)
      .evaluate((card) => card.getBoundingClientRect().x);
  const inGrid = await top();
  await results(page).getByRole("button", { name: "Show as a list" }).click();
  // Rows are loaded when they are first wanted.
  await expect.poll(top).toBeLessThan(inGrid);
  await expectAccessible();
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const row = cards(page).filter({ hasText: "In stock" }).first();
    const [card, name, price, button] = await Promise.all(
      [row, row.getByRole("heading"), row.getByText("In stock"), row.getByRole("button")].map(boxOf),
    );
    await expect(row.getByRole("button").getByText("Add to cart"), `${width} px`).toBeVisible();
    for (const part of [name, price, button]) {
      expect(part?.x, `${width} px`).toBeGreaterThanOrEqual(card?.x ?? 0);
      expect((part?.x ?? 0) + (part?.width ?? 0), `${width} px`).toBeLessThanOrEqual(
        (card?.x ?? 0) + (card?.width ?? 0),
      );
    }
    // The button is the last thing of a row: below the name, or at its right where there is room.
    if (width === 1440) expect(button?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    else expect(button?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
  }
  await page.reload();
  await untilHydrated(page);
  await expect(results(page).getByRole("button", { name: "Show as a list" })).toHaveAttribute("aria-pressed", "true");
  expect(await top()).toBeLessThan(inGrid);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("CATALOG-13 the sheet applies filters by its button, which shows the count, and resets them", async ({
    page,
    open,
    expectAccessible,
    takeScreenshot,
  }) => {
    await open(at("lt", "/en/c/electronics/audio/headphones?f.current_price=30-300"));
    const all = await totalOf(page);
    await page.getByRole("button", { name: "Filters 1 chosen" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet.getByRole("button", { name: `Show ${all} products` })).toBeVisible();
    await sheet.getByRole("heading", { name: "Brand" }).click();
    const brand = sheet.getByRole("checkbox").first();
    await brand.click();
    await expect(brand).toBeChecked();
    const show = sheet.getByRole("button", { name: /^Show \d+ products?$/ });
    await expect(show).not.toHaveText(`Show ${all} products`);
    await expectAccessible();
    await takeScreenshot("filters");
    await expect(page).not.toHaveURL(/manufacturer/);

    await sheet.getByRole("button", { name: "Reset" }).click();
    await expect(show).toHaveText(`Show ${all} products`);
    await expect(brand).not.toBeChecked();
    await brand.click();
    await expect(show).not.toHaveText(`Show ${all} products`);
    const count = Number(((await show.textContent()) ?? "").replace(/\D/g, ""));
    await show.click();
    await expect(page).toHaveURL(/manufacturer/);
    await expect.poll(() => totalOf(page)).toBe(count);
    await expect(page.getByRole("button", { name: "Filters 2 chosen" })).toBeVisible();
  });

  for (const path of [
    "/en/marketplace",
    "/lt/dealzone",
    "/en/search?searchText=headfones",
    "/lt/search?searchText=qqzzxx",
  ]) {
    test(`CATALOG-16 ${path} is accessible and does not scroll horizontally`, async ({
      page,
      visit,
      takeScreenshot,
    }) => {
      await visit(at("lt", path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      await takeScreenshot("page");
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("CATALOG-14 options, sorts and further pages are links", async ({ page, expectedProblems }) => {
    expectedProblems.push(/preload/);
    await page.goto(at("lt", "/en/c/electronics"));
    const all = await totalOf(page);
    await panel(page).getByRole("checkbox").first().click();
    await expect(page).toHaveURL(/f\.manufacturer=/);
    expect(await totalOf(page)).toBeLessThan(all);
    await page.getByRole("navigation", { name: "Sort" }).getByRole("link", { name: "Price high to low" }).click();
    await expect(page).toHaveURL(/f\.manufacturer=.*s=0/);
    await results(page).getByRole("link", { name: "Show 24 more" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page)).toHaveCount(72);
  });
});
