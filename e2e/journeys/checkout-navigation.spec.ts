import type { Page } from "@playwright/test";
import {
  beginCheckout,
  chooseDoor,
  choosePayment,
  fillCart,
  fillGuest,
  ORDER_BUTTON,
  order,
  shownButton,
  termsBox,
  toConfirm,
  toPayment,
} from "./checkout-steps.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH } from "./personas.ts";
import { DESKTOP } from "./sites.ts";

const { at, priced } = ENGLISH;

test("CHECKOUT-NAV-03 a loader covers the page until the checkout is created", async ({ page }) => {
  await fillCart(page, ENGLISH, { offset: 580 });
  await page.goto(at("/cart"));
  await untilHydrated(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/checkout/generate", async (route) => {
    await released;
    await route.continue();
  });
  const loader = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(loader).toBeHidden();
  await page.getByRole("link", { name: "Go to checkout" }).locator("visible=true").click();
  await expect(loader).toBeVisible();
  expect(await loader.boundingBox()).toMatchObject({ x: 0, y: 0, ...DESKTOP });
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Where should it go?" })).toBeVisible();
  await expect(loader).toBeHidden();
});

test("CHECKOUT-NAV-01 CHECKOUT-NAV-02 CHECKOUT-07 CHECKOUT-05 leaving invalidates a checkout and leads to the cart; nothing that was typed is lost", async ({
  page,
  context,
}) => {
  test.slow();
  await fillCart(page, ENGLISH, { offset: 490 });
  const slug = await beginCheckout(page, ENGLISH);
  // Nothing is complete yet, and the field still has the focus.
  const saved = page.waitForResponse(/\/api\/checkout\/save-draft/);
  await page.getByLabel("E-mail").fill("leaving@exam");
  await page.getByLabel("First name").fill("Rūta");
  await saved;
  const begun = page.waitForResponse(/\/api\/checkout\/save-draft/);
  await page.getByRole("radio", { name: /Omniva pickup point/ }).click();
  await begun;
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel("E-mail")).toHaveValue("leaving@exam");
  await expect(page.getByLabel("First name")).toHaveValue("Rūta");
  await expect(page.getByRole("radio", { name: /Omniva pickup point/ }), "without its point yet").toBeChecked();
  await expect(page).toHaveURL(at(`/checkout/${slug}`));

  const kept = page.waitForResponse(
    (response) => response.url().includes("/save-draft") && response.request().postData()?.includes("14-7") === true,
  );
  await fillGuest(page, "leaving@example.com");
  await chooseDoor(page, ENGLISH);
  await kept;
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByLabel("Street, house, flat")).toHaveValue("Žvėryno g. 14-7");
  await toPayment(page, ENGLISH);
  await page.goBack();
  await expect(page).toHaveURL(at(`/checkout/${slug}`));
  await expect(page.getByLabel("E-mail")).toHaveValue("leaving@example.com");

  // A checkout that is loaded again before the answer stays valid.
  const invalidated = page.waitForResponse(/\/api\/checkout\/invalidate\//);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Crossdock/ })
    .click();
  await invalidated;
  await expect(page).toHaveURL(at("/cart"));

  const expectEverything = async (tab: Page) => {
    await expect(tab.getByLabel("E-mail")).toHaveValue("leaving@example.com");
    await expect(tab.getByLabel("Street, house, flat")).toHaveValue("Žvėryno g. 14-7");
    await expect(tab.locator("[name=delivery_method]:checked")).toHaveCount(1);
  };
  await page.goBack();
  await page.waitForURL((url) => /\/checkout\/[\w-]+$/.test(url.pathname) && !url.pathname.endsWith(slug));
  await expectEverything(page);
  await page.getByRole("link", { name: "Edit cart" }).click();
  await page.getByRole("link", { name: "Go to checkout" }).locator("visible=true").click();
  await page.waitForURL(/\/checkout\/[\w-]+$/);
  await expectEverything(page);

  const tab = await context.newPage();
  await beginCheckout(tab, ENGLISH);
  expect(tab.url()).toBe(page.url());
  await expectEverything(tab);
  await page.close();
  await toPayment(tab, ENGLISH);
  await expect(tab.locator("[name=payment_method_id]:checked")).toHaveCount(1);
});

test("CHECKOUT-02 T114 deep links redirect to the first incomplete step, and an ordered checkout to its payment", async ({
  page,
}) => {
  await fillCart(page, ENGLISH, { offset: 520 });
  const slug = await beginCheckout(page, ENGLISH);
  for (const step of ["confirm", "payment"]) {
    await page.goto(at(`/${step}/${slug}`));
    await expect(page).toHaveURL(at(`/checkout/${slug}`));
  }
  await fillGuest(page, "deep@example.com");
  await chooseDoor(page, ENGLISH);
  await toPayment(page, ENGLISH);
  await choosePayment(page, ENGLISH, "card");
  await toConfirm(page, ENGLISH);
  await order(page, ENGLISH);
  await page.waitForURL(/\/till\//);
  await page.goto(at(`/checkout/${slug}`));
  await expect(page).toHaveURL(at(`/payment/${slug}`));
  await expect(page.getByRole("heading", { level: 1, name: /^Pay for OR/ })).toBeVisible();
});

test("CHECKOUT-09 completes the checkout by keyboard alone", async ({ page }) => {
  test.slow();
  await fillCart(page, ENGLISH, { offset: 550 });
  await beginCheckout(page, ENGLISH);
  await fillGuest(page, "keys@example.com");
  await page.locator("[name=shipping_method]:checked").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("ozo");
  await expect(page.locator("label:has([name=parcel_shop]) mark").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout\//);
  await page.locator("[name=parcel_shop]").first().focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[name=parcel_shop]").first()).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[name=parcel_shop]").nth(1)).toBeChecked();
  await shownButton(page, "Continue to payment").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/payment\//);
  // Delays the answer, because the next key is pressed before it arrives.
  await page.route("**/api/checkout/set-payment", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.locator("[name=payment_method_id]").first().focus();
  await page.keyboard.press("Space");
  await shownButton(page, priced("checkout.continue")).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/confirm\//);
  await termsBox(page).focus();
  await page.keyboard.press("Space");
  await shownButton(page, ORDER_BUTTON.en).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/till\//);
});
