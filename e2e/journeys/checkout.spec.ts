import type { Page } from "@playwright/test";
import { openAccount } from "./accounts.ts";
import {
  ask,
  atTheTill,
  beginCheckout,
  chooseDoor,
  choosePayment,
  choosePoint,
  expectSuccess,
  fillAddress,
  fillCart,
  fillGuest,
  methodCard,
  openSummary,
  order,
  shownButton,
  toConfirm,
  toPayment,
} from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { ENGLISH, READERS, type Reader } from "./readers.ts";

for (const reader of READERS) {
  const { t, language, priced, email } = reader;
  const offset = reader === ENGLISH ? 0 : 200;

  test.describe(reader.name, () => {
    test.use(reader.device);

    test("CHECKOUT-01 CHECKOUT-08 CHECKOUT-09 ROUTE-30 ROUTE-26 ROUTE-27 a guest buys by card, brought to a pickup point", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await fillCart(page, reader, { offset, products: 2 });
      await beginCheckout(page, reader);
      const question = { en: "Where should it go?", lt: "Kur pristatyti?" }[language];
      await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
      await shownButton(page, t("checkout.to-payment")).click();
      const typedEmail = page.getByLabel(t("auth.field.email"));
      await expect(typedEmail).toBeFocused();
      const required = { en: /Field is required/, lt: /Laukelis privalomas/ }[language];
      await expect(typedEmail).toHaveAccessibleDescription(required);
      const toDelivery = page.getByRole("alert").getByRole("button", { name: t("checkout.delivery.title") });
      await expect(toDelivery).toBeVisible();
      await expectAccessible();
      await picture("shipping-errors");

      await fillGuest(page, email("guest"));
      await choosePoint(page, "ozo");
      await expectAccessible();
      await picture("shipping");
      await toPayment(page, reader);
      await choosePayment(page, reader, "card");
      await expectAccessible();
      await picture("payment");
      await toConfirm(page, reader);
      await expectAccessible();
      await picture("confirm");
      await order(page, reader);
      await atTheTill(page, reader, "pay");
      await expectSuccess(page, reader);
      const written = { en: "We have written to", lt: "Parašėme adresu" }[language];
      await expect(page.getByText(`${written} ${email("guest")}`)).toBeVisible();
      const firstStep = page.getByRole("listitem").filter({ hasText: t("order.step.ordered") });
      await expect(firstStep).toHaveAttribute("aria-current", "step");
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
      await topUp(page, reader, 20_0000);
      await fillCart(page, reader, { offset: offset + 30 });
      await beginCheckout(page, reader);
      await fillAddress(page);
      await chooseDoor(page, reader);
      await toPayment(page, reader);
      const balance = page.getByRole("switch", { name: t("payment.balance.title") });
      const remaining = page.getByRole("heading", { name: priced("checkout.payment.remaining") });
      await balance.check();
      await expect(remaining).toBeVisible();
      await balance.uncheck();
      await expect(page.getByRole("heading", { name: priced("checkout.payment.pay") })).toBeVisible();
      await balance.check();
      await expect(remaining).toBeVisible();
      await choosePayment(page, reader, "wallet");
      await expectAccessible();
      await picture("balance-and-wallet");
      await toConfirm(page, reader);
      await order(page, reader);
      await atTheTill(page, reader, "pay");
      await expectSuccess(page, reader);
      await page.getByRole("link", { name: t("payment.success.order") }).click();
      const fromBalance = { en: /€20\.00 from balance/, lt: /20,00\s\$ iš balanso/ }[language];
      await expect(page.getByText(fromBalance)).toBeVisible();
    });

    test("ROUTE-20 ROUTE-23 PAYMENT-02 a bank declines, and the same order is paid in the next attempt", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await fillCart(page, reader, { offset: offset + 60 });
      await beginCheckout(page, reader);
      await fillGuest(page, email("bank"));
      await chooseDoor(page, reader);
      await toPayment(page, reader);
      await choosePayment(page, reader, "bank");
      await toConfirm(page, reader);
      await order(page, reader);
      await atTheTill(page, reader, "decline");
      const failed = { en: "The payment did not work", lt: "Mokėjimas nepavyko" }[language];
      await expect(page.getByRole("heading", { name: failed })).toBeVisible();
      const notCharged = { en: "Nothing was charged.", lt: "Pinigai nenuskaičiuoti." }[language];
      await expect(page.getByText(notCharged)).toBeVisible();
      await expectAccessible();
      await picture("declined");
      await page.getByRole("link", { name: t("payment.failed.again") }).click();
      const payFor = { en: /^Pay for OR/, lt: /^Apmokėti OR/ }[language];
      await expect(page.getByRole("heading", { level: 1, name: payFor })).toBeVisible();
      const payAgain = page.getByRole("button", { name: priced("payment.again.pay") });
      await payAgain.click();
      await expect(page.getByText(t("validation.choice"))).toBeVisible();
      await methodCard(page, t("payment.method.card")).check();
      await expectAccessible();
      await picture("pay-again");
      await payAgain.click();
      await atTheTill(page, reader, "pay");
      await expectSuccess(page, reader);
    });

    test("CHECKOUT-10 a promotion code is refused, taken, taken off again, and bought with", async ({
      page,
      expectAccessible,
      expectedProblems,
    }) => {
      test.slow();
      expectedProblems.push(/409/);
      await fillCart(page, reader, { offset: offset + 90, products: 2 });
      await beginCheckout(page, reader);
      await fillGuest(page, email("promotion"));
      await chooseDoor(page, reader);
      await toPayment(page, reader);
      const code = page.getByRole("textbox", { name: t("checkout.promotion.title") });
      const apply = async (typed: string) => {
        await code.fill(typed);
        await page.getByRole("button", { name: t("checkout.promotion.apply") }).click();
      };
      await apply("VASARA20");
      const refused = {
        en: "This code cannot be used for this order.",
        lt: "Šio kodo šiam užsakymui panaudoti negalima.",
      };
      await expect(code).toHaveAccessibleDescription(refused[language]);
      await expect(code).toHaveValue("VASARA20");
      await apply("WELCOME10");
      const summary = await openSummary(page, reader);
      const tenPercent = summary.getByText({ en: "10% off products", lt: "10 % nuolaida prekėms" }[language]);
      await expect(tenPercent).toBeVisible();
      await expectAccessible();
      await summary.getByRole("button", { name: t("checkout.promotion.remove", { code: "WELCOME10" }) }).click();
      await expect(tenPercent).toBeHidden();
      await apply("WELCOME10");
      await expect(tenPercent).toBeVisible();
      await choosePayment(page, reader, "card");
      await toConfirm(page, reader);
      await order(page, reader);
      await atTheTill(page, reader, "pay");
      await expectSuccess(page, reader);
    });
  });
}

async function topUp(page: Page, reader: Reader, amount: number): Promise<void> {
  const { payment_methods } = await ask<{ payment_methods: { id: number }[] }>(page, "/api/balance/top-up-options", {});
  const { redirect_url } = await ask<{ redirect_url: string }>(
    page,
    "/api/balance/top-up",
    { ...reader.shownIn, amount, payment_method_id: payment_methods[0]?.id, option: null },
    crypto.randomUUID(),
  );
  await page.goto(redirect_url);
  await atTheTill(page, reader, "pay");
  await page.waitForURL(reader.at("/balance"));
}
