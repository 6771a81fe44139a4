import type { Page } from "@playwright/test";
import { DEMO_CURRENCIES } from "#demo/storefronts.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { registerAccount } from "./accounts.ts";
import { fillCart as fillByCalls } from "./checkout-steps.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH } from "./personas.ts";
import { at, DESKTOP, PHONE, TABLET } from "./sites.ts";

/** A variant with plenty of stock, of which one order may contain four. */
const PLENTY = `/p/${SHOE.slug}?productVariant=QTR-0-43`;
/** Eight pieces, used by a single journey. */
const SCARCE = `/p/${SHOE.slug}?productVariant=QTR-1-42`;

const modal = (page: Page) => page.getByTestId("cart-modal");
const total = (page: Page) => page.getByTestId("cart-total");
const counter = (page: Page) => page.getByRole("link", { name: /Cart$/ }).locator("visible=true");

async function add(page: Page, name = "Add to cart"): Promise<void> {
  await page.getByRole("button", { name, exact: true }).locator("visible=true").click();
}

/** Adds from the product page and opens the cart page. */
async function fillCart(page: Page): Promise<void> {
  const answer = () => page.waitForResponse("**/api/cart/fetch");
  const loaded = answer();
  await page.goto(at("lt", `/en${PLENTY}`));
  await loaded;
  await add(page);
  // A later answer would extend the reservation that some journeys let expire.
  const refreshed = answer();
  await modal(page).getByRole("link", { name: "View cart (1)" }).click();
  await refreshed;
  await expect(total(page)).toBeVisible();
}

for (const [device, viewport] of variantsOf(
  [
    ["a phone", PHONE],
    ["a tablet", TABLET],
    ["a desktop", DESKTOP],
  ] as const,
  1,
)) {
  test.describe(`on ${device}`, VARIANT, () => {
    test.use({ viewport });

    test("CART-01 MODAL-01 ROUTE-08 adds a product from its page and shows it in the modal and the cart", async ({
      page,
      open,
      expectAccessible,
      takeScreenshot,
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
      await takeScreenshot("cart");
    });

    test("CATALOG-06 MODAL-01 a card's add button asks for the variant and adds it", async ({
      page,
      open,
      expectAccessible,
    }) => {
      await open(at("lt", `/en/search?searchText=${encodeURIComponent(SHOE.name)}`));
      await page.getByRole("button", { name: `Add to cart: ${SHOE.name}` }).click();
      await expect(modal(page).getByRole("heading", { name: "Which one would you like?" })).toBeVisible();
      await expectAccessible();
      await modal(page).getByRole("button", { name: "Add to cart" }).click();
      await expect(modal(page).getByRole("alert")).toHaveText("Please choose a size.");
      await modal(page).getByRole("radio", { name: "43" }).check({ force: true });
      await modal(page).getByRole("button", { name: "Add to cart" }).click();
      await expect(modal(page).getByRole("heading", { name: "Added to cart" })).toBeVisible();
      await expect(modal(page).getByText("Storm blue · 43 · 1 piece")).toBeVisible();
      await modal(page).getByRole("button", { name: "Continue shopping" }).click();
      await expect(modal(page)).toBeHidden();
      await expect(page.getByRole("button", { name: `Add to cart: ${SHOE.name}` })).toBeFocused();
    });

    test("CART-04 shows a changed quantity at once, keeps it within its limits and updates the sums", async ({
      page,
    }) => {
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

    test("CART-03 an empty cart links to the marketplace", async ({ page, visit }) => {
      await visit(at("lt", "/en/cart"));
      await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
      await page.getByRole("link", { name: "Start shopping" }).click();
      await expect(page).toHaveURL(at("lt", "/en/marketplace"));
    });

    test("CART-03 restores a removed line", async ({ page }) => {
      await fillCart(page);
      await page.getByRole("button", { name: `Remove: ${SHOE.name}` }).click();
      await page.getByRole("button", { name: "Put back" }).click();
      await expect(page.getByRole("heading", { level: 2, name: SHOE.name })).toBeVisible();
      await expect(page.getByText("1 product, 1 piece")).toBeVisible();
    });

    test("CATALOG-06 the row below the cart is called what it is: best sellers", async ({ page }) => {
      await fillCart(page);
      const row = page.getByRole("region", { name: "Best sellers" });
      await expect(row.getByRole("article")).toHaveCount(5);
      await expect(row.getByText(SHOE.name)).toHaveCount(0);
      await expect(page.getByText(/same box/i)).toHaveCount(0);
    });

    test("CART-05 the summary follows the shipping method, which is stored", async ({ page }) => {
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

test("CART-06 the countdown shows its end, warns, can be extended and refreshes the cart when it is over", async ({
  page,
  untilQuiet,
}) => {
  await page.clock.install();
  await fillCart(page);
  const strip = page.getByRole("region", { name: "Reserved for you" });
  await expect(strip.getByText(/^We hold these pieces until \d\d:\d\d\./)).toBeVisible();
  await untilQuiet();
  await page.clock.fastForward(11 * MINUTE_MS);
  await expect(strip.getByRole("status")).toHaveText("Reserved for less than 10 more minutes.");
  await untilQuiet();
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(strip.getByRole("timer")).toHaveText(/^0[34]:\d\d$/);
  // The server's clock has not moved, so its answer lasts as long as before.
  await strip.getByRole("button", { name: "Keep for longer" }).click();
  await expect(strip.getByRole("timer")).toHaveText(/^(20:00|19:\d\d)$/);
  const refreshRequest = page.waitForRequest("**/api/cart/fetch");
  await untilQuiet();
  await page.clock.fastForward(21 * MINUTE_MS);
  await refreshRequest;
});

test("CART-06 reports pieces that others have reserved and adds nothing", async ({ page, browser }) => {
  await page.goto(at("lt", `/en${SCARCE}`));
  await untilHydrated(page);
  for (const rival of ["the first", "the second"]) {
    const other = await (await browser.newContext()).newPage();
    await other.goto(at("lt", `/en${SCARCE}`));
    await untilHydrated(other);
    for (let step = 0; step < 3; step += 1) await other.getByRole("button", { name: "One more" }).click();
    await add(other);
    await expect(modal(other).getByText("4 pieces"), rival).toBeVisible();
    await other.context().close();
  }
  await add(page);
  await expect(page.getByRole("alert")).toHaveText(/Somebody was faster: this one is sold out\./);
  await expect(modal(page)).toBeHidden();
});

test("CART-02 shows an error when the cart cannot be loaded and loads it on retry", async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/./);
  await fillCart(page);
  await page.route("**/api/cart/fetch", (route) => route.fulfill({ status: 503, json: { status: false } }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your cart could not be loaded" })).toBeVisible();
  await page.unroute("**/api/cart/fetch");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(total(page)).toBeVisible();
});

test("CART-04 CART-05 adds, changes the quantity and method and continues by keyboard alone", async ({ page }) => {
  await page.goto(at("lt", `/en${PLENTY}`));
  await untilHydrated(page);
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

test("LOCALE-01 shows the cart in Lithuanian with the same amounts", async ({ page, visit }) => {
  await fillCart(page);
  const english = await total(page).textContent();
  await visit(at("lt", "/lt/cart"));
  await expect(page.getByText("1 prekė, 1 vienetas")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kaip keliaus siunta?" })).toBeVisible();
  const digits = (text: string | null) => text?.replaceAll(/\D/g, "");
  expect(digits(await total(page).textContent())).toBe(digits(english));
});

test("REGION-06 shows the cart in the selected currency", async ({ page, context }) => {
  const currency = DEMO_CURRENCIES.USD;
  await context.addCookies([{ name: "currency_id", value: String(currency), url: at("lt", "/") }]);
  const dollars = { ...ENGLISH, currency: "USD", shownIn: { ...ENGLISH.shownIn, currency_id: currency } } as const;
  await fillByCalls(page, dollars, { offset: 1250 });
  await page.goto(at("lt", "/en/cart"));
  await expect(total(page)).toHaveText(/^from \$/);
});

test("AUTH-01 keeps a guest's cart after signing in and shows the balance", async ({ page }) => {
  await fillCart(page);
  await registerAccount(page, "cart-merge@example.com");
  await page.goto(at("lt", "/en/cart"));
  await expect(page.getByRole("heading", { level: 2, name: SHOE.name })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Balance: €/ })).toBeVisible();
});

/** As another device of the same customer: the page does not know of it. */
async function removeElsewhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const call = async (path: string, input: object) => {
      const body = JSON.stringify({ language_id: 1, currency_id: 1, ...input });
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api/cart/${path}`, { method: "POST", headers, body })).json();
    };
    const { cart } = await call("fetch", {});
    await call("remove", { line_id: cart.items[0].line_id });
  });
}

const EMPTY = "Your cart is empty";
const CHANGED = "Your cart was changed in another tab or on another device. This is how it is now.";

test("CART-02 a cart follows what is done in another tab", async ({ page, context }) => {
  await fillCart(page);
  const other = await context.newPage();
  await other.goto(at("lt", "/en/cart"));
  await other.getByRole("button", { name: `Remove: ${SHOE.name}` }).click();
  await expect(other.getByRole("heading", { name: EMPTY })).toBeVisible();
  await expect(page.getByRole("heading", { name: EMPTY })).toBeVisible();
});

test("CART-02 a cart that was changed on another device is shown when the visitor comes back", async ({ page }) => {
  await fillCart(page);
  await removeElsewhere(page);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { name: EMPTY })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("CART-02 ROUTE-30 the way to the checkout says that the cart was changed elsewhere", async ({ page }) => {
  await fillCart(page);
  await removeElsewhere(page);
  await page.getByRole("link", { name: "Go to checkout" }).locator("visible=true").click();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(page.getByRole("heading", { name: EMPTY })).toBeVisible();
});

test("CART-02 CART-04 so does the quantity of a line that is gone", async ({ page, expectedProblems }) => {
  expectedProblems.push(/404/);
  await fillCart(page);
  await removeElsewhere(page);
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(page.getByRole("heading", { name: EMPTY })).toBeVisible();
});

for (const viewport of variantsOf([PHONE, DESKTOP], 0)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("ROUTE-08 nothing moves when an empty cart has come", async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(at("lt", "/en/cart"));
      await expect(page.getByRole("heading", { name: EMPTY })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    });
  });
}
