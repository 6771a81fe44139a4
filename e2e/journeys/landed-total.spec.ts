import type { Page } from "@playwright/test";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at } from "./sites.ts";

/** A variant with plenty of stock; two pieces reach the first automatic freight discount. */
const PRODUCT = at("lt", `/en/p/${SHOE.slug}?productVariant=QTR-0-43`);

const method = (page: Page, name: "Air" | "Sea") => page.getByRole("radio", { name: new RegExp(`^${name}`) });
const shown = (page: Page, id: string) => page.getByTestId(id).locator("visible=true");

async function choose(page: Page, name: "Air" | "Sea"): Promise<void> {
  const stored = page.waitForResponse(/\/api\/(?:cart\/set-shipping-method|checkout\/set-shipping)/);
  await method(page, name).check();
  await stored;
}

test("PRICE-08 CART-05 one product has one total and one freight choice from its page to the checkout and back", async ({
  page,
  open,
  expectAccessible,
  takeScreenshot,
}) => {
  await open(PRODUCT);
  await page.getByRole("button", { name: "One more" }).click();
  const byAir = await shown(page, "landed-total").textContent();
  await choose(page, "Sea");
  await expect(shown(page, "landed-total")).not.toHaveText(byAir ?? "");
  const bySea = (await shown(page, "landed-total").textContent()) ?? "";
  expect(bySea).toMatch(/^from €\d+\.\d\d$/);
  await takeScreenshot("product");

  await page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true").click();
  await expect(shown(page, "total-so-far")).toHaveText(bySea);
  await expect(page.getByText("With sea freight and the cheapest local delivery")).toBeVisible();
  await takeScreenshot("modal");

  await page.getByRole("link", { name: "View cart (1)" }).click();
  await expect(shown(page, "cart-total")).toHaveText(bySea);
  await expect(method(page, "Sea")).toBeChecked();
  await takeScreenshot("cart");

  await page.getByRole("link", { name: "Go to checkout" }).click();
  await expect(shown(page, "checkout-total")).toHaveText(bySea);
  await expect(method(page, "Sea")).toBeChecked();
  await expectAccessible();
  await takeScreenshot("checkout");

  await choose(page, "Air");
  await expect(shown(page, "checkout-total")).toHaveText(byAir ?? "");
  await page.getByRole("link", { name: "Edit cart" }).click();
  await expect(method(page, "Air")).toBeChecked();
  await expect(shown(page, "cart-total")).toHaveText(byAir ?? "");
  await page.goto(PRODUCT);
  await untilHydrated(page);
  await expect(method(page, "Air")).toBeChecked();
  await page.goto(at("lt", "/en/checkout"));
  await expect(shown(page, "checkout-total")).toHaveText(byAir ?? "");
});
