import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test } from "./fixtures.ts";
import { at, PHONE } from "./sites.ts";

interface Stop {
  name: string;
  hasVisibleFocus: boolean;
  isInView: boolean;
}

/** The focused element, and whether its focus is visible. */
const focusedStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    // A field may show its focus on its frame.
    const hasRing = (candidate: Element | null): boolean => {
      if (!candidate || candidate === document.body) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    };
    const frame = element.matches("input") ? element.closest("form, label") : null;
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() || element.tagName,
      hasVisibleFocus: hasRing(element) || hasRing(frame) || hasRing(element.parentElement),
      isInView: box.bottom > 0 && box.top < window.innerHeight && box.width > 0,
    };
  });

async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await focusedStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  return stops;
}

for (const viewport of variantsOf([{ width: 1440, height: 900 }, PHONE], 0)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("LAYOUT-01 the keyboard reaches everything on the home page with a visible focus", async ({ page, open }) => {
      await open(at("lt", "/en"));
      const reachable = await page.locator("a[href]:visible, button:visible, input:visible").count();
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toBe("Skip to content");
      expect(stops.filter(({ hasVisibleFocus, isInView }) => !hasVisibleFocus || !isInView)).toEqual([]);
      // A tab list and a radio group are one stop each.
      expect(stops.length).toBeGreaterThanOrEqual(reachable - 3);
    });
  });
}

test("LAYOUT-01 the skip link moves focus to the content", async ({ page, open }) => {
  await open(at("lt", "/en"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("LAYOUT-01 the catalogue opens by keyboard, and Esc closes it and restores focus", async ({
  page,
  open,
  expectAccessible,
  takeScreenshot,
}) => {
  await open(at("lt", "/en"));
  const button = page.getByRole("button", { name: "Catalogue" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const sheet = page.getByRole("navigation", { name: "Catalogue" });
  await expect(sheet).toBeVisible();
  await expectAccessible();
  await takeScreenshot("mega-menu");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test("LAYOUT-01 FORWARDING-04 the slash key focuses the search, and a pasted link leads to the order form", async ({
  page,
  open,
}) => {
  await open(at("lt", "/en"));
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search" }).and(page.locator(":focus"));
  await expect(field).toBeFocused();
  await field.fill("https://shop.example/shoes?size=42");
  await expect(page.getByRole("search").getByRole("button", { name: "Buy for me" })).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/en\/order-form\?link=https/);
  await expect(page.getByLabel("Link to the product")).toHaveValue("https://shop.example/shoes?size=42");
});
