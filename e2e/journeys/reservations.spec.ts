import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import {
  beginCheckout,
  chooseDoor,
  choosePayment,
  expectSuccess,
  fillCart,
  fillGuest,
  finishAtProvider,
  ORDER_BUTTON,
  openSummary,
  order,
  shownButton,
  toConfirm,
  toPayment,
} from "./checkout-steps.ts";
import { expireReservations, setStockLevel } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { ENGLISH, PERSONAS, type Persona } from "./personas.ts";
import { buyAsAnotherGuest } from "./placed-order.ts";

/** Waits for the page's only cart request, so that nothing extends the reservation afterwards. */
async function beginCheckoutAndSettle(page: Page, persona: Persona): Promise<void> {
  const fetched = page.waitForResponse("**/api/cart/fetch");
  await beginCheckout(page, persona);
  await fetched;
}

for (const persona of variantsOf(PERSONAS, 0)) {
  const { t, language, priced, email } = persona;
  const offset = persona === ENGLISH ? 400 : 610;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("CART-06 CHECKOUT-01 reports in checkout and cart that a reservation ended and another visitor bought the piece", async ({
      page,
      browser,
      expectAccessible,
      expectedProblems,
      takeScreenshot,
      untilQuiet,
    }) => {
      test.slow();
      expectedProblems.push(/409/);
      await page.clock.install();
      const [lastPiece = 0] = await fillCart(page, persona, { offset });
      await setStockLevel(lastPiece, 1);
      await beginCheckoutAndSettle(page, persona);
      const summary = await openSummary(page, persona);
      const reserved = { en: /^Reserved for (20:00|19:\d\d)$/, lt: /^Rezervuota dar (20:00|19:\d\d)$/ }[language];
      await expect(summary.getByText(reserved)).toBeVisible();
      await untilQuiet();
      await page.clock.fastForward("16:00");
      await expect(summary.getByRole("status")).toHaveText(t("checkout.reservation.minutes", { minutes: 5 }));

      await expireReservations(lastPiece);
      await untilQuiet();
      await page.clock.fastForward("05:00");
      const ended = {
        en: "The reservation has ended. We check the stock when you order.",
        lt: "Rezervacija baigėsi. Likutį patikrinsime, kai užsakysite.",
      }[language];
      await expect(summary.getByText(ended)).toBeVisible();
      await expect(shownButton(page, t("checkout.to-payment"))).toBeEnabled();
      await buyAsAnotherGuest(browser, persona, lastPiece);

      await page.goto(persona.at("/cart"));
      const gone = {
        en: "Somebody was faster: none is left. It is not in your total.",
        lt: "Kažkas suspėjo anksčiau: nebeliko. Į sumą neįskaičiuota.",
      }[language];
      await expect(page.getByText(gone)).toBeVisible();
      await expect(page.getByText(t("cart.summary.products", { pieces: 0 }))).toBeVisible();
      await expect(page.getByRole("link", { name: t("cart.unreserved.other") })).toBeVisible();
      await expect(page.getByRole("link", { name: t("cart.checkout") })).toBeHidden();
      await expectAccessible();
      await takeScreenshot("reservation-ended");

      await page.goto(persona.at("/checkout"));
      await expect(page.getByRole("heading", { level: 1, name: t("checkout.begin.failed") })).toBeVisible();
      await expect(page.getByText(t("checkout.error.cart-empty"))).toBeVisible();
    });

    test("T113 F20 MODAL-01 shows that the last piece was sold during the payment and sells the rest after confirmation", async ({
      page,
      browser,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      const [, lastPiece = 0] = await fillCart(page, persona, { offset: offset + 30, products: 2 });
      await setStockLevel(lastPiece, 1);
      await beginCheckoutAndSettle(page, persona);
      await fillGuest(page, email("sold-out"));
      await chooseDoor(page, persona);
      await toPayment(page, persona);
      await choosePayment(page, persona, "card");
      await toConfirm(page, persona);
      await expireReservations(lastPiece);
      await buyAsAnotherGuest(browser, persona, lastPiece);

      await order(page, persona);
      const modal = page.getByTestId("recalculate-modal");
      const soldOut = { en: /, sold out/, lt: /, išparduota/ }[language];
      await expect(modal.getByRole("row", { name: soldOut })).toBeVisible();
      await expect(modal.getByRole("button", { name: priced("modal.recalculate.accept") })).toBeVisible();
      await expectAccessible();
      await takeScreenshot("sold-out");
      await modal.getByRole("button", { name: t("modal.recalculate.decline") }).click();
      const bought = page.getByRole("region", { name: t("checkout.your-order") }).filter({ visible: true });
      await expect(bought.getByRole("listitem")).toHaveCount(1);
      await shownButton(page, ORDER_BUTTON[language]).click();
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);
    });
  });
}

test("CART-06 offers the remaining pieces when fewer are left after a reservation ended", async ({
  page,
  browser,
  takeScreenshot,
}) => {
  const [scarce = 0] = await fillCart(page, ENGLISH, { offset: 460, quantity: 2 });
  await setStockLevel(scarce, 2);
  await page.goto("about:blank");
  await expireReservations(scarce);
  await buyAsAnotherGuest(browser, ENGLISH, scarce);
  await page.goto(ENGLISH.at("/cart"));
  const message = "Left of it: 1. The others were reserved by someone else. It is not in your total.";
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText("Products (0)")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to checkout" })).toBeHidden();
  await takeScreenshot("fewer-left");
  await page.getByRole("button", { name: "Take 1" }).click();
  await expect(page.getByText("1 product, 1 piece")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to checkout" })).toBeVisible();
});
