import type { Page } from "@playwright/test";
import {
  atTheTill,
  beginCheckout,
  chooseDoor,
  choosePayment,
  expectSuccess,
  fillCart,
  fillGuest,
  ORDER_BUTTON,
  openSummary,
  order,
  shownButton,
  toConfirm,
  toPayment,
} from "./checkout-steps.ts";
import { endReservations, leaveOnShelf } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { letAnotherBuy } from "./placed-order.ts";
import { ENGLISH, READERS, type Reader } from "./readers.ts";

/** Every page asks for its cart once, which renews what is reserved: from here on this one does not. */
async function beginQuietly(page: Page, reader: Reader): Promise<void> {
  const asked = page.waitForResponse("**/api/cart/fetch");
  await beginCheckout(page, reader);
  await asked;
}

for (const reader of READERS) {
  const { t, language, priced, email } = reader;
  const offset = reader === ENGLISH ? 400 : 610;

  test.describe(reader.name, () => {
    test.use(reader.device);

    test("CART-06 CHECKOUT-01 a reservation ends, another visitor buys the piece, and checkout and cart say so", async ({
      page,
      browser,
      expectAccessible,
      expectedProblems,
      picture,
    }) => {
      test.slow();
      expectedProblems.push(/409/);
      await page.clock.install();
      const [lastPiece = 0] = await fillCart(page, reader, { offset });
      await leaveOnShelf(lastPiece, 1);
      await beginQuietly(page, reader);
      const summary = await openSummary(page, reader);
      const reserved = { en: /^Reserved for (20:00|19:\d\d)$/, lt: /^Rezervuota dar (20:00|19:\d\d)$/ }[language];
      await expect(summary.getByText(reserved)).toBeVisible();
      await page.clock.fastForward("16:00");
      await expect(summary.getByRole("status")).toHaveText(t("checkout.reservation.minutes", { minutes: 5 }));

      await endReservations(lastPiece);
      await page.clock.fastForward("05:00");
      const ended = {
        en: "The reservation has ended. We check the stock when you order.",
        lt: "Rezervacija baigėsi. Likutį patikrinsime, kai užsakysite.",
      }[language];
      await expect(summary.getByText(ended)).toBeVisible();
      await expect(shownButton(page, t("checkout.to-payment"))).toBeEnabled();
      await letAnotherBuy(browser, reader, lastPiece);

      await page.goto(reader.at("/cart"));
      const gone = {
        en: "Somebody was faster: none is left. It is not in your total.",
        lt: "Kažkas suspėjo anksčiau: nebeliko. Į sumą neįskaičiuota.",
      }[language];
      await expect(page.getByText(gone)).toBeVisible();
      await expect(page.getByText(t("cart.summary.products", { pieces: 0 }))).toBeVisible();
      await expect(page.getByRole("link", { name: t("cart.unreserved.other") })).toBeVisible();
      await expect(page.getByRole("link", { name: t("cart.checkout") })).toBeHidden();
      await expectAccessible();
      await picture("reservation-ended");

      await page.goto(reader.at("/checkout"));
      await expect(page.getByRole("heading", { level: 1, name: t("checkout.begin.failed") })).toBeVisible();
      await expect(page.getByText(t("checkout.error.cart-empty"))).toBeVisible();
    });

    test("T113 F20 MODAL-01 somebody buys the last piece while another one pays: that is told, agreed to, and the rest is bought", async ({
      page,
      browser,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      const [, lastPiece = 0] = await fillCart(page, reader, { offset: offset + 30, products: 2 });
      await leaveOnShelf(lastPiece, 1);
      await beginQuietly(page, reader);
      await fillGuest(page, email("sold-out"));
      await chooseDoor(page, reader);
      await toPayment(page, reader);
      await choosePayment(page, reader, "card");
      await toConfirm(page, reader);
      await endReservations(lastPiece);
      await letAnotherBuy(browser, reader, lastPiece);

      await order(page, reader);
      const modal = page.getByTestId("recalculate-modal");
      const soldOut = { en: /, sold out/, lt: /, išparduota/ }[language];
      await expect(modal.getByRole("row", { name: soldOut })).toBeVisible();
      await expect(modal.getByRole("button", { name: priced("modal.recalculate.accept") })).toBeVisible();
      await expectAccessible();
      await picture("sold-out");
      await modal.getByRole("button", { name: t("modal.recalculate.decline") }).click();
      const bought = page.getByRole("region", { name: t("checkout.your-order") }).filter({ visible: true });
      await expect(bought.getByRole("listitem")).toHaveCount(1);
      await shownButton(page, ORDER_BUTTON[language]).click();
      await atTheTill(page, reader, "pay");
      await expectSuccess(page, reader);
    });
  });
}

test("CART-06 of pieces whose reservation ended only some are left: that is told, and those can be taken", async ({
  page,
  browser,
  picture,
}) => {
  const [scarce = 0] = await fillCart(page, ENGLISH, { offset: 460, quantity: 2 });
  await leaveOnShelf(scarce, 2);
  await page.goto("about:blank");
  await endReservations(scarce);
  await letAnotherBuy(browser, ENGLISH, scarce);
  await page.goto(ENGLISH.at("/cart"));
  const told = "Left of it: 1. The others were reserved by someone else. It is not in your total.";
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText("Products (0)")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to checkout" })).toBeHidden();
  await picture("fewer-left");
  await page.getByRole("button", { name: "Take 1" }).click();
  await expect(page.getByText("1 product, 1 piece")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to checkout" })).toBeVisible();
});
