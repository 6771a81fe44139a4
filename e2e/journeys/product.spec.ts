import type { Locator, Page } from "@playwright/test";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const shoe = (query = "") => at("lt", `/en/p/${SHOE.slug}${query}`);

const shade = (page: Page, name: RegExp | string) =>
  page.getByRole("group", { name: /^Shade/ }).getByRole("radio", { name });
const size = (page: Page, name: RegExp | string) =>
  page.getByRole("group", { name: /^EU size/ }).getByRole("radio", { name });
const firstPicture = (page: Page) => page.getByRole("img", { name: new RegExp(`^Quillon ${SHOE.name}, `) });

/** Clicks the label, also of an unavailable option. */
const press = (radio: Locator) => radio.locator("xpath=..").click({ force: true });

for (const [device, viewport] of variantsOf(
  [
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ] as const,
  0,
)) {
  test.describe(`on ${device}`, VARIANT, () => {
    test.use({ viewport });

    test("CATALOG-14 CATALOG-15 selects colour and size, and the URL restores them", async ({
      page,
      visit,
      expectAccessible,
    }) => {
      await visit(shoe());
      await press(shade(page, "Pine green"));
      await expect(firstPicture(page)).toHaveAttribute("alt", /Pine green$/);
      await press(size(page, "43"));
      await expect(page).toHaveURL(shoe("?productVariant=QTR-1-43"));
      await expect(page.getByRole("status").filter({ hasText: "In stock, 2 left" })).toBeVisible();
      await expectAccessible();
      await page.reload();
      await untilHydrated(page);
      await expect(shade(page, "Pine green")).toBeChecked();
      await expect(size(page, "43")).toBeChecked();
    });

    test("CATALOG-15 a size is asked for; a sold-out option is focusable, says so and cannot be selected", async ({
      page,
      open,
    }) => {
      await open(shoe());
      await page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true").click();
      await expect(page.getByRole("alert")).toHaveText("Please choose a size.");
      await expect(size(page, "42")).toBeFocused();
      await press(size(page, "41, Sold out"));
      await expect(size(page, "41, Sold out")).not.toBeChecked();
      await press(shade(page, "Ember orange, Sold out"));
      await expect(shade(page, "Storm blue")).toBeChecked();
      await size(page, "41, Sold out").focus();
      await expect(size(page, "41, Sold out")).toBeFocused();
      await press(shade(page, "Pine green"));
      await expect(size(page, "41, Sold out")).toBeHidden();
      await press(size(page, "41"));
      await expect(page).toHaveURL(shoe("?productVariant=QTR-1-41"));
    });

    test("CATALOG-15 MODAL-01 the size chart shows the stock of the colour and selects a size", async ({
      page,
      open,
    }) => {
      await open(shoe());
      await page.getByRole("button", { name: "Size chart" }).click();
      const chart = page.getByRole("dialog", { name: /^Size chart/ });
      await expect(chart.getByRole("radio", { name: /41/ })).toHaveAttribute("aria-disabled", "true");
      await chart.getByRole("radio", { name: /43/ }).check();
      await chart.getByRole("button", { name: "Choose EU 43" }).click();
      await expect(chart).toBeHidden();
      await expect(size(page, "43")).toBeChecked();
    });

    test("CART-04 keeps the quantity within its limits and updates the landed cost", async ({ page, open }) => {
      await open(shoe());
      const quantity = page.getByRole("group", { name: "Quantity" });
      const count = quantity.getByRole("status");
      await quantity.getByRole("button", { name: "One less" }).click({ force: true });
      await expect(count).toHaveText("1");
      const more = quantity.getByRole("button", { name: "One more" });
      for (let step = 0; step < 5; step += 1) await more.click({ force: true });
      await expect(count).toHaveText("4");
      await expect(page.getByText("At most 4 per order")).toBeVisible();
      await expect(page.getByText("Product, 4 × €79.90")).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: "€319.60" })).toBeVisible();
    });

    test("CATALOG-15 the full-screen gallery works by keyboard and restores focus", async ({
      page,
      open,
      expectAccessible,
    }) => {
      await open(shoe());
      const opener = page.getByRole("button", { name: "View full screen" });
      await opener.click();
      const gallery = page.getByTestId("full-screen-gallery");
      await expect(gallery.getByText("1 / 3")).toBeVisible();
      await page.keyboard.press("End");
      await expect(gallery.getByText("3 / 3")).toBeVisible();
      const widthOf = async () => (await gallery.getByRole("img").last().boundingBox())?.width ?? 0;
      const frame = page.viewportSize()?.width ?? 0;
      await gallery.getByRole("button", { name: "Zoom in" }).click();
      expect(await widthOf(), "larger than the screen").toBeGreaterThan(1.5 * frame);
      await expectAccessible();
      await gallery.getByRole("button", { name: "Zoom out" }).click();
      expect(await widthOf()).toBeLessThanOrEqual(frame);
      await page.keyboard.press("Escape");
      await expect(gallery).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("CATALOG-14 componentHint opens the section that it names", async ({ page, open }) => {
      await open(shoe("?componentHint=specifications"));
      await expect(page.getByText("Country of origin")).toBeInViewport();
      await page.goto(shoe("?componentHint=size-chart"));
      await expect(page.getByRole("dialog", { name: /^Size chart/ })).toBeVisible();
    });

    test("CATALOG-15 shows recently viewed products from the second product on", async ({ page, open }) => {
      await open(shoe());
      await page.waitForTimeout(500);
      await expect(page.getByRole("heading", { name: "Recently viewed" })).toBeHidden();
      const next = page
        .getByRole("region", { name: "Similar products" })
        .getByRole("article")
        .getByRole("link")
        .first();
      const name = (await next.textContent()) ?? "";
      await next.click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("region", { name: "Recently viewed" }).getByText(SHOE.name)).toBeVisible();
    });
  });
}

test("CATALOG-15 the keyboard and the thumbnails change the picture", async ({ page, open }) => {
  await open(shoe());
  const thumbnail = (number: number) => page.getByRole("button", { name: `Picture ${number} of 3` });
  await page.getByRole("list", { name: "Pictures of the product" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(thumbnail(2)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("End");
  await expect(thumbnail(3)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Home");
  await expect(thumbnail(1)).toHaveAttribute("aria-current", "true");
  await thumbnail(3).click();
  await expect(thumbnail(3)).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("img", { name: "Picture 3 of 3" })).toBeInViewport({ ratio: 0.9 });
});

test("CATALOG-14 LOCALE-01 the language switch keeps the product and its variant", async ({ page, open }) => {
  await open(shoe("?productVariant=QTR-1-43"));
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("link", { name: "Lietuvių" }).first().click();
  await expect(page).toHaveURL(at("lt", `/lt/p/${SHOE.ltSlug}?productVariant=QTR-1-43`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quillon tako bėgikai");
});

test("CATALOG-15 the page has no layout shift while it loads", async ({ page, takeScreenshot }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(shoe());
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
  );
  expect(shift).toBeLessThan(0.05);
  await takeScreenshot("product");
});
