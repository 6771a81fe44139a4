import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at, PHONE } from "./sites.ts";

const field = (page: Page) => page.getByRole("combobox").locator("visible=true").first();
const list = (page: Page) => page.getByRole("listbox");
const options = (page: Page) => list(page).getByRole("option");
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

/** The URL changes before the page does, so the page itself is checked. */
async function expectResults(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
  await expect(field(page)).toHaveValue(text);
}

async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await field(page).pressSequentially(text, { delay: 20 });
}

test.describe("searching", () => {
  test("CATALOG-14 suggests and finds products for a misspelt word", async ({ page, open, expectAccessible }) => {
    await open(at("lt", "/en"));
    await type(page, "hedphones");
    await expect(list(page).getByRole("group", { name: "Products" }).getByRole("option")).toHaveCount(3);
    await expect(options(page).filter({ hasText: "headphones" }).first()).toBeVisible();
    await expectAccessible();
    await options(page).last().click();
    await expect(page).toHaveURL(/\/en\/search\?searchText=hedphones&queryKey=[0-9a-f]{16}$/);
    await expect(field(page)).toHaveValue("hedphones");
    await expect(list(page)).toBeHidden();
  });

  test("CATALOG-14 suggests for what was typed before the page could answer", async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(at("lt", "/lt"), { waitUntil: "commit" });
    await type(page, "headphones");
    typed.resolve();
    await expect(list(page).getByRole("option").first()).toBeVisible();
    await expect(field(page)).toHaveValue("headphones");
  });

  test("CATALOG-14 CONTENT-01 who finds no product may have looked for an answer", async ({ page, open }) => {
    await open(at("lt", "/en/search?searchText=withdrawal"));
    const answers = page.getByRole("navigation", { name: "Perhaps one of these answers helps" }).getByRole("link");
    await expect(answers.first()).toBeVisible();
    expect(await answers.count()).toBeLessThanOrEqual(3);
    await answers.first().click();
    await expect(page).toHaveURL(/\/en\/(?:faq|blog)\/|\/en\/[a-z-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("CATALOG-14 finds a product by its SKU", async ({ page, open }) => {
    await open(at("lt", "/en"));
    const product = await page.evaluate(async () => {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"locale":"en","limit":1}',
      };
      const { items } = await (await fetch("/api/search/searchForCategoryItems", init)).json();
      return items[0] as { sku: string; name: string; slug: string };
    });
    await type(page, product.sku);
    const found = list(page).getByRole("group", { name: "Products" }).getByRole("option").first();
    await expect(found).toContainText(product.name);
    await found.click();
    await expect(page).toHaveURL(at("lt", `/en/p/${product.slug}`));
  });

  test("CATALOG-14 finds Lithuanian words without diacritics and marks the match", async ({ page, open }) => {
    await open(at("lt", "/lt"));
    await type(page, "ausines");
    const suggestion = list(page).getByRole("group", { name: "Siūlymai" }).getByRole("option").first();
    await expect(suggestion).toContainText("ausinės");
    await expect(suggestion.locator("mark")).toHaveText("ausinės");
    await expect(list(page).getByRole("group", { name: "Kategorijos" })).toContainText("Ausinės");
  });

  test("CATALOG-14 the keyboard moves through the suggestions; Esc closes them and keeps the text", async ({
    page,
    open,
  }) => {
    await open(at("lt", "/en"));
    await page.keyboard.press("/");
    await page.keyboard.type("sonora", { delay: 20 });
    await expect(list(page).getByRole("group", { name: "Brands" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: /suggestions?$/ })).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", (await chosen(page).getAttribute("id")) ?? "");
    await page.keyboard.press("End");
    await expect(chosen(page)).toContainText("Show all results");
    await page.keyboard.press("Home");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue("sonora");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("ArrowDown");
    await list(page).getByRole("group", { name: "Brands" }).getByRole("option").first().click();
    await expect(page).toHaveURL(/\/en\/search\?f\.manufacturer=Sonora$/);
  });

  test("CATALOG-14 an empty field shows recent searches, which can be removed", async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open(at("lt", "/en"));
    for (const text of ["boots", "lamp"]) {
      await field(page).fill(text);
      await field(page).press("Enter");
      await expectResults(page, text);
    }
    await page.goto(at("lt", "/en"));
    await untilHydrated(page);
    await field(page).click();
    await expect(options(page)).toHaveText(["lamp", "boots"]);
    await expectAccessible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Delete");
    await expect(options(page)).toHaveText(["boots"]);
    await options(page).first().getByTitle("Remove from recent searches").click();
    await expect(list(page)).toBeHidden();
    await page.reload();
    await untilHydrated(page);
    await field(page).click();
    await page.waitForTimeout(300);
    await expect(list(page)).toBeHidden();
  });

  test("CATALOG-14 a refined search keeps its query key, a new search gets a new one", async ({ page, open }) => {
    const keyOf = () => new URL(page.url()).searchParams.get("queryKey");
    await open(at("lt", "/en"));
    await field(page).fill("boots");
    await expect(options(page)).not.toHaveCount(0);
    await field(page).press("Enter");
    await expectResults(page, "boots");
    const first = keyOf();
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    await field(page).fill("leather boots");
    await field(page).press("Enter");
    await expectResults(page, "leather boots");
    expect(keyOf()).toBe(first);
    await page.getByRole("link", { name: "Crossdock" }).first().click();
    // The URL changes before the page does.
    await expect(page.getByRole("heading", { level: 1, name: /world’s shops/ })).toBeVisible();
    await field(page).fill("lamp");
    await field(page).press("Enter");
    await expectResults(page, "lamp");
    expect(keyOf()).not.toBe(first);
  });

  test("CATALOG-14 keeps what is typed during a navigation", async ({ page, open }) => {
    const answer = Promise.withResolvers<void>();
    await page.route("**/accessibility.data*", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await open(at("lt", "/en/search?searchText=boots"));
    await expectResults(page, "boots");
    await page.getByRole("link", { name: "Accessibility" }).click();
    await field(page).fill("lamp");
    answer.resolve();
    await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
    await expect(field(page)).toHaveValue("lamp");
  });

  test("CATALOG-14 FORWARDING-04 a pasted link leads to the order form", async ({ page, open }) => {
    await open(at("lt", "/en"));
    await field(page).click();
    await field(page).fill("https://shop.example/shoes?size=42");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/order-form\?link=https/);
  });

  test("CATALOG-14 still offers the search when suggestions fail", async ({ page, open, expectedProblems }) => {
    expectedProblems.push(/500/);
    await page.route("**/api/search/suggestions", (route) => route.fulfill({ status: 500, json: {} }));
    await open(at("lt", "/en"));
    await type(page, "boots");
    await expect(options(page).last()).toHaveText("Show all results for “boots”");
  });
});

test.describe("the catalogue menu", () => {
  test("CATALOG-02 CATALOG-03 shows departments with groups and links, usable by keyboard", async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open(at("lt", "/en"));
    await page.getByRole("button", { name: "Catalogue" }).focus();
    await page.keyboard.press("Enter");
    const tabs = page.getByRole("tablist", { name: "Departments" }).getByRole("tab");
    const panel = page.getByRole("tabpanel", { name: "Electronics" });
    await expect(tabs.first()).toBeFocused();
    await expect(panel.getByRole("link", { name: "Headphones" })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("ArrowDown");
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
    await expect(panel.locator(":focus")).toHaveText(/See all/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/en\/c\/electronics\/[a-z-]+$/);
    await expect(panel).toBeHidden();
  });

  test("CATALOG-01 departments still link to their pages when categories fail to load", async ({
    page,
    open,
    expectedProblems,
  }) => {
    expectedProblems.push(/503/);
    await page.route("**/api/search/parsed-categories", (route) => route.fulfill({ status: 503, json: {} }));
    await open(at("lt", "/en"));
    await page.getByRole("button", { name: "Catalogue" }).click();
    await page.getByRole("link", { name: "Everything in Electronics" }).click();
    await expect(page).toHaveURL(at("lt", "/en/c/electronics"));
  });

  test.describe("on a phone", () => {
    test.use({ viewport: PHONE });

    test("CATALOG-02 the drawer opens one level at a time and goes back", async ({ page, open, expectAccessible }) => {
      await open(at("lt", "/en"));
      await page.getByRole("button", { name: "Catalogue" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.getByRole("button", { name: "Electronics" }).click();
      await drawer.getByRole("button", { name: "Audio" }).click();
      await expect(drawer.getByRole("button", { name: "Back Audio" })).toBeFocused();
      await expect(drawer.getByRole("link", { name: "Headphones" })).toBeVisible();
      await expectAccessible();
      await page.keyboard.press("Enter");
      await expect(drawer.getByRole("link", { name: "Everything in Electronics" })).toBeVisible();
      await drawer.getByRole("button", { name: "Audio" }).click();
      await drawer.getByRole("link", { name: "Headphones" }).click();
      await expect(page).toHaveURL(at("lt", "/en/c/electronics/audio/headphones"));
      await expect(drawer).toBeHidden();
    });
  });
});

test.describe("the catalogue on the home page", () => {
  test("CATALOG-06 shows offers with thumbnails, best sellers on tabs and brands", async ({ page, open }) => {
    await open(at("lt", "/en"));
    const offers = page.getByRole("region", { name: "Offers ending soon" });
    await expect(offers.getByRole("listitem").first().locator("img")).toHaveCount(5);
    const best = page.getByRole("region", { name: "Best sellers" });
    await expect(best.getByRole("article")).toHaveCount(10);
    const before = await best.getByRole("article").first().textContent();
    const beauty = best.getByRole("tab", { name: "Beauty" });
    await expect(async () => {
      await beauty.click();
      await expect(beauty).toHaveAttribute("aria-selected", "true", { timeout: 500 });
    }).toPass();
    await expect(best.getByRole("article").first()).not.toHaveText(before ?? "");
    await page.getByRole("region", { name: "Brands" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/en\/search\?f\.manufacturer=/);
  });

  test("CATALOG-06 ROUTE-01 is complete without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at("lt", "/lt"));
    await expect(page.getByRole("region", { name: "Perkamiausios prekės" }).getByRole("article")).toHaveCount(10);
    await page.getByRole("region", { name: "Netrukus baigsis" }).getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/\/lt\/search\?f\.flag_ids=\d+$/);
    await context.close();
  });

  test("ROUTE-01 REGION-02 is absent in a storefront without a marketplace", async ({ page, visit }) => {
    await visit(at("tp", "/en"));
    for (const name of ["Offers ending soon", "Shop by category", "Best sellers", "Brands"]) {
      await expect(page.getByRole("region", { name })).toHaveCount(0);
    }
  });

  test("ROUTE-01 is complete after leaving the page before scrolling and coming back", async ({ page, open }) => {
    await open(at("lt", "/en"));
    await page.getByRole("link", { name: "Electronics" }).locator("visible=true").first().click();
    await expect(page).toHaveURL(at("lt", "/en/c/electronics"));
    await page.getByRole("link", { name: "Crossdock" }).first().click();
    await expect(page.getByRole("region", { name: "Best sellers" }).getByRole("article")).toHaveCount(10);
  });
});
