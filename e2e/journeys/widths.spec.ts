import type { Page } from "@playwright/test";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { signInAsDemoCustomer } from "./accounts.ts";
import { addToCart, callApi } from "./checkout-steps.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH } from "./personas.ts";
import { at, SMALL_PHONE } from "./sites.ts";

const WIDTHS = [320, 390, 720, 820, 1440];
/** The last is a parcel of the demo customer. */
const PAGES = [
  "",
  "/c/electronics",
  `/p/${SHOE.slug}`,
  "/cart",
  "/checkout",
  "/my-orders",
  "/balance",
  "/calculate",
  "/order-form",
  "/quotes",
  "/tracking?number=CD417882311LT",
];

/** The elements beyond the right edge, by their first words; none if the page cannot be scrolled sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > edge + 1;
    });
    return [`${document.documentElement.scrollWidth} px`, ...wide.map((each) => each.textContent?.slice(0, 40) ?? "")];
  });

async function fillCart(page: Page): Promise<void> {
  const shown = { locale: "en", currency: "EUR", slug: SHOE.slug };
  type Found = { product: { variants: { id: number; max_quantity: number }[] } };
  const { product } = await callApi<Found>(page, "/api/catalog/product", shown);
  const [variant] = product.variants.filter(({ max_quantity }) => max_quantity > 3);
  await addToCart(page, ENGLISH, variant?.id ?? 0);
}

for (const language of variantsOf(["en", "lt"] as const, 1)) {
  test(`CONFIG-05 no page scrolls sideways, at any width (${language})`, VARIANT, async ({ page }) => {
    await signInAsDemoCustomer(page);
    await fillCart(page);
    for (const path of PAGES) {
      await page.goto(at("lt", `/${language}${path}`));
      await untilHydrated(page);
      if (path === "/cart") await expect(page.getByTestId("cart-total")).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${path} at ${width} px`).toEqual([]);
        // Above the tab bar.
        if (path === "/c/electronics") {
          const first = await page.getByRole("article").first().boundingBox();
          expect(first?.y, `the first product at ${width} px`).toBeLessThan(660);
        }
      }
    }
  });
}

test("CONFIG-05 the calculator and the reservation of a phone do not scroll sideways at 320 px, in their longest words", async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE);
  for (const [site, path] of [
    ["lv", "/lv/calculate"],
    ["lv", "/lv/iphone-reservation"],
    ["lt", "/en/iphone-reservation"],
  ] as const) {
    await page.goto(at(site, path));
    await untilHydrated(page);
    expect(await overflowOf(page), path).toEqual([]);
  }
});

test("CONFIG-05 with letters twice as large no page scrolls sideways at 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["", "/c/electronics", `/p/${SHOE.slug}`, "/cart", "/calculate", "/order-form", "/contacts"]) {
    await page.goto(at("lt", `/en${path}`));
    await untilHydrated(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await overflowOf(page), path).toEqual([]);
  }
});

/** The texts that are cut off. */
const cutTexts = (page: Page, within: string) =>
  page.locator(within).evaluateAll((roots) =>
    roots
      .flatMap((root) => [root, ...root.querySelectorAll("*")])
      .filter((element) => {
        const { overflowX, display } = getComputedStyle(element);
        const isHidden = display === "inline" || element.clientWidth <= 1 || overflowX === "visible";
        const scrolls = overflowX === "auto" || overflowX === "scroll";
        const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
        return !isHidden && !scrolls && isCut;
      })
      .map((element) => element.textContent),
  );

for (const [place, language] of variantsOf([...["en", "lt", "lv", "ee", "ru"].entries()], 4)) {
  test(
    `CONFIG-05 at 320 px the cart, the sort and the search field show their whole text (${language})`,
    VARIANT,
    async ({ page }) => {
      await page.setViewportSize(SMALL_PHONE);
      await page.goto(at("wl", `/${language}/marketplace?s=1`));
      await untilHydrated(page);
      const sort = "main button[aria-expanded] .line-clamp-2";
      await expect(page.locator(sort).locator("visible=true")).toHaveCount(1);
      expect(await cutTexts(page, sort)).toEqual([]);
      const { items } = await callApi<{ items: { slug: string; variant_count: number; is_available: boolean }[] }>(
        page,
        "/api/search/searchForCategoryItems",
        { locale: "en", limit: 400, withFacets: false },
      );
      // Each language takes another product, because a product may have few pieces left.
      const slug = items.filter(({ variant_count, is_available }) => variant_count === 1 && is_available)[place]?.slug;
      type Found = { product: { variants: { id: number }[] } };
      const { product } = await callApi<Found>(page, "/api/catalog/product", { locale: "en", currency: "EUR", slug });
      await addToCart(page, ENGLISH, product.variants[0]?.id ?? 0);
      await page.goto(at("wl", `/${language}/cart`));
      await expect(page.getByTestId("cart-total").locator("visible=true").first()).toBeVisible();
      expect(await overflowOf(page)).toEqual([]);
      // Cards are left out: their names are always two lines high.
      const shown = ["[data-phone-bar]", "ul:not(:has(article))", "section:has([data-testid=cart-total])"];
      expect(await cutTexts(page, shown.map((selector) => `main ${selector}`).join())).toEqual([]);
      await page.goto(at("wl", `/${language}`));
      expect(await cutTexts(page, "header search span")).toEqual([]);
    },
  );
}

test("CONFIG-05 the footer's preferences stay inside the screen, at any width", async ({ page, open }) => {
  for (const [site, path] of [
    ["ee", "/ee"],
    ["lt", "/lt"],
  ] as const) {
    await open(at(site, path));
    const menu = page.getByRole("contentinfo").locator("details");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await menu.locator("summary").click();
      const box = await menu.locator("> div").boundingBox();
      expect(box?.x ?? -1, `${site} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${site} at ${width} px`).toBeLessThanOrEqual(width);
      await menu.locator("summary").click();
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("MODAL-03 Back closes an open sheet and stays on the page", async ({ page, open }) => {
    await open(at("lt", "/en/accessibility"));
    await page
      .getByRole("link", { name: /Crossdock/ })
      .first()
      .click();
    await expect(page).toHaveURL(at("lt", "/en"));
    await page.getByRole("button", { name: "Menu" }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(at("lt", "/en"));
    await page.getByRole("button", { name: "Menu" }).click();
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page, "a closed sheet leaves no entry behind").toHaveURL(at("lt", "/en/accessibility"));
  });

  test("LAYOUT-01 pages have headers of their own: back and title, for a product share; the search opens in place", async ({
    page,
    open,
    context,
    expectAccessible,
  }) => {
    const bar = page.locator("[data-phone-bar]");
    const title = (name: string) => bar.getByRole("heading", { level: 1, name, exact: true });
    await open(at("lt", "/en/c/electronics/audio"));
    await expect(title("Audio")).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expectAccessible();
    await bar.getByRole("link", { name: "Back" }).click();
    await expect(title("Electronics"), "no page before: the one above").toBeVisible();

    await bar.getByRole("button", { name: /Search/ }).click();
    const field = page.getByRole("combobox", { name: /Search/ });
    await expect(field).toBeFocused();
    await field.fill(SHOE.name);
    await field.press("Enter");
    await expect(title(`Results for “${SHOE.name}”`)).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();

    await page.getByRole("article").getByRole("link", { name: SHOE.name }).click();
    await expect(page).toHaveURL(/\/p\//);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await bar.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expectAccessible();

    await bar.getByRole("link", { name: "Cart" }).click();
    await expect(title("Cart")).toBeVisible();
    await bar.getByRole("link", { name: "Back" }).click();
    await expect(page, "the page before").toHaveURL(/\/p\//);
  });

  test("the search field loses the focus with Enter, so that the keyboard does not cover the results", async ({
    page,
    open,
  }) => {
    await open(at("lt", "/en"));
    const field = page.getByRole("combobox", { name: /Search/ });
    await field.fill("boots");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\?/);
    // On a phone the results have a header of their own, without the field.
    await expect(page.locator("input:focus")).toHaveCount(0);
  });
});

test("LAYOUT-01 on paper there is the content alone", async ({ page, open }) => {
  await open(at("lt", `/en/p/${SHOE.slug}`));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeVisible();
  for (const chrome of ["banner", "contentinfo"] as const) await expect(page.getByRole(chrome)).toBeHidden();
});
