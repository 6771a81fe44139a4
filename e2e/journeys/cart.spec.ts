import type { Page } from "@playwright/test";
import { SHOE } from "../../testing/shoe.ts";
import { openAccount } from "./accounts.ts";
import { expect, test, untilAlive } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

/** The variant with plenty of stock, of which one order may take four. */
const PLENTY = `/p/${SHOE.slug}?productVariant=QTR-0-43`;
/** Eight pieces, for the one journey that takes them all. */
const SCARCE = `/p/${SHOE.slug}?productVariant=QTR-1-42`;
const MINUTE_MS = 60_000;

const modal = (page: Page) => page.getByTestId("cart-modal");
const total = (page: Page) => page.getByTestId("cart-total");
const counter = (page: Page) => page.getByRole("link", { name: /Cart$/ }).locator("visible=true");

async function add(page: Page, name = "Add to cart"): Promise<void> {
  await page.getByRole("button", { name, exact: true }).locator("visible=true").click();
}

/** From the product's page into the cart and on to its page. */
async function fillCart(page: Page): Promise<void> {
  const answer = () => page.waitForResponse("**/api/cart/fetch");
  const known = answer();
  await page.goto(at("lt", `/en${PLENTY}`));
  await known;
  await add(page);
  // An answer that came later would renew what a journey lets run out.
  const renewed = answer();
  await modal(page).getByRole("link", { name: "View cart (1)" }).click();
  await renewed;
  await expect(total(page)).toBeVisible();
}

for (const [device, viewport] of [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("CART-01 MODAL-01 ROUTE-08 from a product's page into the cart, which tells all of it", async ({
      page,
      open,
      expectAccessible,
      picture,
    }) => {
      await open(at("lt", `/en${PLENTY}`));
      await add(page);
      await expect(modal(page).getByText(SHOE.name)).toBeVisible();
      await expect(modal(page).getByText("Storm blue · 43 · 1 piece")).toBeVisible();
      await expectAccessible();
      await modal(page).getByRole("link", { name: "View cart (1)" }).click();
      await expect(page).toHaveURL(at("lt", "/en/cart"));
      await expect(modal(page)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
      await expect(page.getByText("1 product, 1 piece")).toBeVisible();
      await expect(page.getByRole("timer")).toHaveText(/^(20:00|19:\d\d)$/);
      await expect(counter(page)).toHaveAccessibleName(/1 product/);
      await expectAccessible();
      await picture("cart");
    });

    test("CATALOG-06 MODAL-01 a card's plus asks which variant, and adds it", async ({
      page,
      open,
      expectAccessible,
    }) => {
      await open(at("lt", `/en/search?searchText=${encodeURIComponent(SHOE.name)}`));
      await page.getByRole("button", { name: `Add to cart: ${SHOE.name}` }).click();
      await expect(modal(page).getByRole("heading", { name: "Which one would you like?" })).toBeVisible();
      await expectAccessible();
      await modal(page).getByRole("radio", { name: "43" }).check({ force: true });
      await modal(page).getByRole("button", { name: "Add to cart" }).click();
      await expect(modal(page).getByRole("heading", { name: "Added to cart" })).toBeVisible();
      await expect(modal(page).getByText("Storm blue · 43 · 1 piece")).toBeVisible();
      await modal(page).getByRole("button", { name: "Continue shopping" }).click();
      await expect(modal(page)).toBeHidden();
      await expect(page.getByRole("button", { name: `Add to cart: ${SHOE.name}` })).toBeFocused();
    });

    test("CART-04 the quantity is shown at once, stays within its limits, and the sums follow", async ({ page }) => {
      await fillCart(page);
      const quantity = page.getByRole("group", { name: `Quantity: ${SHOE.name}` });
      await quantity.getByRole("button", { name: "One less" }).click({ force: true });
      await expect(quantity.getByRole("status")).toHaveText("1");
      for (let step = 0; step < 5; step += 1)
        await quantity.getByRole("button", { name: "One more" }).click({ force: true });
      await expect(quantity.getByRole("status")).toHaveText("4");
      await expect(page.getByText("At most 4 in this cart")).toBeVisible();
      await expect(page.getByText("Products (4)")).toBeVisible();
      await expect(page.getByRole("definition").filter({ hasText: "€319.60" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Summary" })).toHaveAttribute("aria-busy", "false");
      await page.reload();
      await expect(quantity.getByRole("status")).toHaveText("4");
    });

    test("CART-03 an empty cart leads on", async ({ page, visit }) => {
      await visit(at("lt", "/en/cart"));
      await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
      await page.getByRole("link", { name: "Start shopping" }).click();
      await expect(page).toHaveURL(at("lt", "/en/marketplace"));
    });

    test("CART-03 a removed line can be put back", async ({ page }) => {
      await fillCart(page);
      await page.getByRole("button", { name: `Remove: ${SHOE.name}` }).click();
      await page.getByRole("button", { name: "Put back" }).click();
      await expect(page.getByRole("heading", { level: 2, name: SHOE.name })).toBeVisible();
      await expect(page.getByText("1 product, 1 piece")).toBeVisible();
    });

    test("CART-05 air or sea: the summary follows, and the choice is kept", async ({ page }) => {
      await fillCart(page);
      const summary = page.getByRole("region", { name: "Summary" });
      await expect(summary.getByText("Air freight")).toBeVisible();
      const byAir = await total(page).textContent();
      await page.getByRole("radio", { name: /Sea/ }).check();
      await expect(summary.getByText("Sea freight")).toBeVisible();
      await expect(total(page)).not.toHaveText(byAir ?? "");
      await expect(summary).toHaveAttribute("aria-busy", "false");
      await page.reload();
      await expect(page.getByRole("radio", { name: /Sea/ })).toBeChecked();
    });
  });
}

test("CART-06 the countdown tells its end, turns serious, can be extended, and asks anew when it is over", async ({
  page,
}) => {
  await page.clock.install();
  await fillCart(page);
  const strip = page.getByRole("region", { name: "Reserved for you" });
  await expect(strip.getByText(/^We hold these pieces until \d\d:\d\d\./)).toBeVisible();
  await page.clock.fastForward(11 * MINUTE_MS);
  await expect(strip.getByRole("status")).toHaveText("Reserved for less than 10 more minutes.");
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(strip.getByRole("timer")).toHaveText(/^0[34]:\d\d$/);
  // The server's own clock has not moved: what it answers is as long as before.
  await strip.getByRole("button", { name: "Keep for longer" }).click();
  await expect(strip.getByRole("timer")).toHaveText(/^(20:00|19:\d\d)$/);
  const asked = page.waitForRequest("**/api/cart/fetch");
  await page.clock.fastForward(21 * MINUTE_MS);
  await asked;
});

test("CART-06 what others took first is told in words, and nothing comes into the cart", async ({ page, browser }) => {
  await page.goto(at("lt", `/en${SCARCE}`));
  await untilAlive(page);
  for (const rival of ["the first", "the second"]) {
    const other = await (await browser.newContext()).newPage();
    await other.goto(at("lt", `/en${SCARCE}`));
    await untilAlive(other);
    for (let step = 0; step < 3; step += 1) await other.getByRole("button", { name: "One more" }).click();
    await add(other);
    await expect(modal(other).getByText("4 pieces"), rival).toBeVisible();
    await other.context().close();
  }
  await add(page);
  await expect(page.getByRole("alert")).toHaveText(/Somebody was faster: this one is sold out\./);
  await expect(modal(page)).toBeHidden();
});

test("CART-02 a cart that cannot be had says so, and trying again brings it", async ({ page, expectedProblems }) => {
  expectedProblems.push(/./);
  await fillCart(page);
  await page.route("**/api/cart/fetch", (route) => route.fulfill({ status: 503, json: { status: false } }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your cart could not be loaded" })).toBeVisible();
  await page.unroute("**/api/cart/fetch");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(total(page)).toBeVisible();
});

test("CART-04 CART-05 the keyboard alone adds, changes, chooses and goes on", async ({ page }) => {
  await page.goto(at("lt", `/en${PLENTY}`));
  await untilAlive(page);
  await page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true").focus();
  await page.keyboard.press("Enter");
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true")).toBeFocused();
  await counter(page).focus();
  await page.keyboard.press("Enter");
  await expect(total(page)).toBeVisible();
  await page.getByRole("button", { name: "One more" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 product, 2 pieces")).toBeVisible();
  await page.getByRole("radio", { name: /Air/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Sea/ })).toBeChecked();
  await page.getByRole("link", { name: "Go to checkout" }).locator("visible=true").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/checkout/);
});

test("LOCALE-01 the cart speaks Lithuanian, with the same amounts", async ({ page, visit }) => {
  await fillCart(page);
  const english = await total(page).textContent();
  await visit(at("lt", "/lt/cart"));
  await expect(page.getByText("1 prekė, 1 vienetas")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kaip keliaus siunta?" })).toBeVisible();
  const digits = (text: string | null) => text?.replaceAll(/\D/g, "");
  expect(digits(await total(page).textContent())).toBe(digits(english));
});

test("REGION-06 the cart counts in dollars where dollars are chosen", async ({ page, context }) => {
  await context.addCookies([{ name: "currency_id", value: "2", url: at("lt", "/") }]);
  await page.goto(at("lt", "/en/marketplace"));
  await untilAlive(page);
  await page
    .getByRole("button", { name: /^Add to cart:/ })
    .first()
    .click();
  const choice = modal(page).getByRole("button", { name: "Add to cart" });
  const added = modal(page).getByRole("link", { name: "View cart (1)" });
  await expect(choice.or(added)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await added.click();
  await expect(total(page)).toHaveText(/^\$/);
});

test("AUTH-01 what a guest has chosen is there after signing in, beside the balance in money", async ({ page }) => {
  await fillCart(page);
  await openAccount(page, "cart-merge@example.com");
  await page.goto(at("lt", "/en/cart"));
  await expect(page.getByRole("heading", { level: 2, name: SHOE.name })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Balance: €/ })).toBeVisible();
});

interface TrackedPage extends Window {
  dataLayer?: { event: string; ecommerce?: { currency: string; items: { sku: string; quantity: number }[] } }[];
}

test("TRACK-01 TRACK-02 the data layer begins with consent, tells page, product and cart, and speaks dollars", async ({
  page,
}) => {
  const layer = () => page.evaluate(() => (window as TrackedPage).dataLayer);
  await page.goto(at("lt", `/en${PLENTY}`));
  await untilAlive(page);
  await add(page);
  await modal(page).getByRole("button", { name: "Continue shopping" }).click();
  expect(await layer()).toBeUndefined();
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("button", { name: "Allow all" }).click();
  await add(page);
  await modal(page).getByRole("link", { name: "View cart (1)" }).click();
  const names = async () => (await layer())?.map(({ event }) => event);
  await expect.poll(names).toEqual(expect.arrayContaining(["page_view", "view_item", "add_to_cart", "view_cart"]));
  const added = (await layer())?.find(({ event }) => event === "add_to_cart")?.ecommerce;
  expect(added).toMatchObject({ currency: "USD", items: [{ sku: "QTR-0-43", quantity: 1, index: 0 }] });
});
