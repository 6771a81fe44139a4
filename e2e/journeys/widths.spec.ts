import type { Page } from "@playwright/test";
import { SHOE } from "../../testing/shoe.ts";
import { signInAsDemoCustomer } from "./accounts.ts";
import { addToCart, callApi } from "./checkout-steps.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH } from "./personas.ts";
import { at } from "./sites.ts";

const WIDTHS = [320, 390, 720, 820, 1440];
const PAGES = ["", "/c/electronics", `/p/${SHOE.slug}`, "/cart", "/checkout", "/my-orders", "/balance", "/calculate"];

/** What reaches beyond the right edge, by its first words; nothing on a page that cannot be scrolled sideways. */
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

for (const language of ["en", "lt"] as const) {
  test(`CONFIG-05 no page scrolls sideways, at any width (${language})`, async ({ page }) => {
    await signInAsDemoCustomer(page);
    await fillCart(page);
    for (const path of PAGES) {
      await page.goto(at("lt", `/${language}${path}`));
      await untilHydrated(page);
      if (path === "/cart") await expect(page.getByTestId("cart-total")).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
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

  test("the search field loses the focus with Enter, so that the keyboard does not cover the results", async ({
    page,
    open,
  }) => {
    await open(at("lt", "/en"));
    const field = page.getByRole("combobox", { name: /Search/ });
    await field.fill("boots");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\?/);
    await expect(field).not.toBeFocused();
  });
});

test("LAYOUT-01 on paper there is the content alone", async ({ page, open }) => {
  await open(at("lt", `/en/p/${SHOE.slug}`));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main")).toBeVisible();
  for (const chrome of ["banner", "contentinfo"] as const) await expect(page.getByRole(chrome)).toBeHidden();
});
