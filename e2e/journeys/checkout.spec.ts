import { openAccount, signInAsStaff } from "./accounts.ts";
import {
  ask,
  atTheTill,
  beginCheckout,
  chooseDoor,
  choosePayment,
  choosePoint,
  fillCart,
  fillGuest,
  order,
  type Shop,
  toConfirm,
  toPayment,
} from "./checkout-steps.ts";
import { expect, test, untilAlive } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const ENGLISH: Shop = { site: "lt", language: "en" };
const LITHUANIAN: Shop = { site: "lt", language: "lt" };
const US_DOLLARS = "2";

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const email = (journey: string) => `${journey}-${viewport.width}@example.com`;
    const offset = viewport === DESKTOP ? 0 : 200;

    test("CHECKOUT-01 CHECKOUT-08 CHECKOUT-09 ROUTE-30 ROUTE-26 ROUTE-27 a guest buys by card, brought to a pickup point", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await fillCart(page, ENGLISH, { offset, products: 2 });
      await beginCheckout(page, ENGLISH);
      await expect(page.getByRole("heading", { level: 1, name: "Where should it go?" })).toBeVisible();
      await page.getByRole("button", { name: "Continue to payment" }).locator("visible=true").click();
      await expect(page.getByLabel("E-mail")).toBeFocused();
      await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/Field is required/);
      await expect(page.getByRole("alert").getByRole("button", { name: "Local delivery" })).toBeVisible();
      await expectAccessible();
      await picture("shipping-errors");

      await fillGuest(page, email("guest"));
      await choosePoint(page, "ozo");
      await expectAccessible();
      await picture("shipping");
      await toPayment(page, ENGLISH);
      await choosePayment(page, /^Card/);
      await expectAccessible();
      await picture("payment");
      await toConfirm(page, ENGLISH);
      await expectAccessible();
      await picture("confirm");
      await order(page, ENGLISH);
      await atTheTill(page, "Pay");
      await page.waitForURL(/\/en\/success\//);
      await expect(page.getByRole("heading", { name: "Thank you, your order is placed" })).toBeVisible();
      await expect(page.getByText(`We have written to ${email("guest")}`)).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "Ordered" })).toHaveAttribute("aria-current", "step");
      await expectAccessible();
      await picture("success");
    });

    test("CHECKOUT-06 CHECKOUT-08 CHECKOUT-11 who is signed in pays by balance and wallet", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await openAccount(page, email("balance"));
      const topUp = { language_id: 1, amount: 200_000, payment_method_id: 0, option: null };
      const { payment_methods } = await ask<{ payment_methods: { id: number }[] }>(
        page,
        "/api/balance/top-up-options",
        {},
      );
      const begun = await ask<{ redirect_url: string }>(
        page,
        "/api/balance/top-up",
        { ...topUp, payment_method_id: payment_methods[0]?.id },
        crypto.randomUUID(),
      );
      await page.goto(begun.redirect_url);
      await atTheTill(page, "Pay");
      await page.waitForURL(/\/en\/balance/);

      await fillCart(page, ENGLISH, { offset: offset + 30 });
      await beginCheckout(page, ENGLISH);
      await page.locator("[name=first_address]").fill("Pilies g. 3");
      await fillGuestAddress(page);
      await chooseDoor(page);
      await toPayment(page, ENGLISH);
      const balance = page.getByRole("switch", { name: "Use my balance" });
      await balance.check();
      await expect(page.getByRole("heading", { name: /^Pay the remaining/ })).toBeVisible();
      await balance.uncheck();
      await expect(page.getByRole("heading", { name: /^Pay €/ })).toBeVisible();
      await balance.check();
      await expect(page.getByRole("heading", { name: /^Pay the remaining/ })).toBeVisible();
      await choosePayment(page, /^PayPal/);
      await expectAccessible();
      await picture("balance-and-wallet");
      await toConfirm(page, ENGLISH);
      await order(page, ENGLISH);
      await atTheTill(page, "Pay");
      await page.waitForURL(/\/en\/success\//);
      await page.getByRole("link", { name: "Look at the order" }).click();
      await expect(page.getByText(/from balance/)).toBeVisible();
    });

    test("ROUTE-20 ROUTE-23 PAYMENT-02 a bank declines, and the same order is paid in the next attempt", async ({
      page,
      context,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await context.addCookies([{ name: "currency_id", value: US_DOLLARS, url: at("lt", "/") }]);
      await fillCart(page, LITHUANIAN, { offset: offset + 60 });
      await beginCheckout(page, LITHUANIAN);
      await fillGuest(page, email("bank"));
      await chooseDoor(page);
      await toPayment(page, LITHUANIAN);
      await choosePayment(page, /Paysera/);
      await toConfirm(page, LITHUANIAN);
      await expect(
        page.getByRole("button", { name: /^Užsakyti su pareiga mokėti [\d\s,]+\$/ }).locator("visible=true"),
      ).toBeVisible();
      await order(page, LITHUANIAN);
      await atTheTill(page, "Atmesti mokėjimą");
      await expect(page.getByRole("heading", { name: "Mokėjimas nepavyko" })).toBeVisible();
      await expect(page.getByText("Pinigai nenuskaičiuoti.")).toBeVisible();
      await expectAccessible();
      await picture("declined");
      await page.getByRole("link", { name: "Bandyti dar kartą arba mokėti kitaip" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /^Apmokėti OR/ })).toBeVisible();
      await page.getByRole("button", { name: /^Sumokėti/ }).click();
      await expect(page.getByText("Pasirinkite vieną iš galimybių.")).toBeVisible();
      await page.locator("label:has([name=payment_method_id])", { hasText: "Kortelė" }).locator("input").check();
      await expectAccessible();
      await picture("pay-again");
      await page.getByRole("button", { name: /^Sumokėti/ }).click();
      await atTheTill(page, "Mokėti");
      await page.waitForURL(/\/lt\/success\//);
      await expect(page.getByRole("heading", { name: "Ačiū, jūsų užsakymas priimtas" })).toBeVisible();
    });
  });
}

/** The fields of an address without the e-mail, which an account has already. */
async function fillGuestAddress(page: Parameters<typeof fillGuest>[0]): Promise<void> {
  const values = {
    first_name: "Rūta",
    last_name: "Žalgirė",
    city: "Vilnius",
    zip: "LT-08117",
    phone_number: "+370 612 34567",
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

test("CHECKOUT-10 a promotion code is refused, taken and taken off again", async ({ page, expectedProblems }) => {
  expectedProblems.push(/409/);
  await fillCart(page, ENGLISH, { offset: 400, products: 2 });
  await beginCheckout(page, ENGLISH);
  await fillGuest(page, "promotion@example.com");
  await chooseDoor(page);
  await toPayment(page, ENGLISH);
  const code = page.getByRole("textbox", { name: "Promo code" });
  await code.fill("VASARA20");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(code).toHaveAccessibleDescription("This code cannot be used for this order.");
  await expect(code).toHaveValue("VASARA20");
  await code.fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).click();
  const summary = page.getByRole("region", { name: "Your order" });
  await expect(summary.getByText("10% off products")).toBeVisible();
  await summary.getByRole("button", { name: "Remove the code WELCOME10" }).click();
  await expect(summary.getByText("10% off products")).toBeHidden();
});

test("T113 F20 MODAL-01 what is sold out while somebody pays is shown, agreed to, and the rest is bought", async ({
  page,
  browser,
  expectAccessible,
  picture,
}) => {
  test.slow();
  const [, soldOut] = await fillCart(page, ENGLISH, { offset: 430, products: 2 });
  await beginCheckout(page, ENGLISH);
  await fillGuest(page, "sold-out@example.com");
  await chooseDoor(page);
  await toPayment(page, ENGLISH);
  await choosePayment(page, /^Card/);
  await toConfirm(page, ENGLISH);

  const staff = await (await browser.newContext()).newPage();
  await signInAsStaff(staff);
  await ask(staff, "/api/stock/set", { variant_id: soldOut, on_hand: 0 });
  await staff.context().close();

  await order(page, ENGLISH);
  const modal = page.getByTestId("recalculate-modal");
  await expect(modal.getByRole("row", { name: /sold out/ })).toBeVisible();
  await expectAccessible();
  await picture("sold-out");
  await modal.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("region", { name: "Your order" }).getByRole("listitem")).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Order and pay / })
    .locator("visible=true")
    .click();
  await atTheTill(page, "Pay");
  await page.waitForURL(/\/en\/success\//);
});

test("CART-06 a reservation that runs out is told, and the order can still be placed", async ({ page }) => {
  await page.clock.install();
  await fillCart(page, ENGLISH, { offset: 460 });
  await beginCheckout(page, ENGLISH);
  const summary = page.getByRole("region", { name: "Your order" });
  await expect(summary.getByText(/^Reserved for 1\d:\d\d$|^Reserved for 20:00$/)).toBeVisible();
  await page.clock.fastForward("16:00");
  await expect(summary.getByRole("status")).toContainText("Less than 5 minutes");
  await page.clock.fastForward("05:00");
  await expect(summary.getByText("The reservation has ended.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue to payment" }).locator("visible=true")).toBeEnabled();
});

test("CHECKOUT-NAV-01 CHECKOUT-NAV-02 CHECKOUT-07 leaving drops a checkout and leads to the cart, a reload keeps it", async ({
  page,
}) => {
  await fillCart(page, ENGLISH, { offset: 490 });
  const slug = await beginCheckout(page, ENGLISH);
  await fillGuest(page, "leaving@example.com");
  await chooseDoor(page);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByLabel("Street, house, flat")).toHaveValue("Žvėryno g. 14-7");
  await expect(page).toHaveURL(at("lt", `/en/checkout/${slug}`));

  await page.getByLabel("E-mail").fill("leaving@example.com");
  await toPayment(page, ENGLISH);
  await page.goBack();
  await expect(page).toHaveURL(at("lt", `/en/checkout/${slug}`));
  await expect(page.getByLabel("E-mail")).toHaveValue("leaving@example.com");

  const dropped = page.waitForRequest(/\/api\/checkout\/invalidate\//);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Crossdock/ })
    .click();
  await dropped;
  await expect(page).toHaveURL(at("lt", "/en/cart"));
  await page.goto(at("lt", `/en/checkout/${slug}`));
  await expect(page).toHaveURL(at("lt", "/en/cart"));
});

test("CHECKOUT-02 T114 deep links lead to the step that is missing, and an order to its payment", async ({ page }) => {
  await fillCart(page, ENGLISH, { offset: 520 });
  const slug = await beginCheckout(page, ENGLISH);
  for (const step of ["confirm", "payment"]) {
    await page.goto(at("lt", `/en/${step}/${slug}`));
    await expect(page).toHaveURL(at("lt", `/en/checkout/${slug}`));
  }
  await fillGuest(page, "deep@example.com");
  await chooseDoor(page);
  await toPayment(page, ENGLISH);
  await choosePayment(page, /^Card/);
  await toConfirm(page, ENGLISH);
  await order(page, ENGLISH);
  await page.waitForURL(/\/till\//);
  await page.goto(at("lt", `/en/checkout/${slug}`));
  await expect(page).toHaveURL(at("lt", `/en/payment/${slug}`));
  await expect(page.getByRole("heading", { level: 1, name: /^Pay for OR/ })).toBeVisible();
});

test("CHECKOUT-09 the whole way by keyboard alone", async ({ page }) => {
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
  await page.getByRole("button", { name: "Continue to payment" }).locator("visible=true").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/payment\//);
  // Keys are quicker than answers.
  await page.route("**/api/checkout/set-payment", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.locator("[name=payment_method_id]").first().focus();
  await page.keyboard.press("Space");
  await page
    .getByRole("button", { name: /^Continue · / })
    .locator("visible=true")
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/confirm\//);
  await page.locator("#terms-accepted").focus();
  await page.keyboard.press("Space");
  await page
    .getByRole("button", { name: /^Order and pay/ })
    .locator("visible=true")
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/till\//);
});
