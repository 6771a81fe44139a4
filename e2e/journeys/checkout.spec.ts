import type { Page } from "@playwright/test";
import { registerAccount } from "./accounts.ts";
import {
  beginCheckout,
  callApi,
  chooseDoor,
  choosePayment,
  choosePoint,
  expectSuccess,
  fillAddress,
  fillCart,
  fillGuest,
  finishAtProvider,
  methodCard,
  openSummary,
  order,
  shownButton,
  toConfirm,
  toPayment,
} from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { ENGLISH, PERSONAS, type Persona } from "./personas.ts";

for (const persona of PERSONAS) {
  const { t, language, priced, email } = persona;
  const offset = persona === ENGLISH ? 0 : 200;

  test.describe(persona.name, () => {
    test.use(persona.device);

    test("CHECKOUT-01 CHECKOUT-08 CHECKOUT-09 ROUTE-30 ROUTE-26 ROUTE-27 a guest pays by card and chooses a pickup point", async ({
      page,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await fillCart(page, persona, { offset, products: 2 });
      await beginCheckout(page, persona);
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
      await takeScreenshot("shipping-errors");

      await fillGuest(page, email("guest"));
      await choosePoint(page, "ozo");
      await expectAccessible();
      await takeScreenshot("shipping");
      await toPayment(page, persona);
      await choosePayment(page, persona, "card");
      await expectAccessible();
      await takeScreenshot("payment");
      await toConfirm(page, persona);
      await expectAccessible();
      await takeScreenshot("confirm");
      await order(page, persona);
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);
      const mailed = { en: "We have written to", lt: "Parašėme adresu" }[language];
      await expect(page.getByText(`${mailed} ${email("guest")}`)).toBeVisible();
      const firstStep = page.getByRole("listitem").filter({ hasText: t("order.step.ordered") });
      await expect(firstStep).toHaveAttribute("aria-current", "step");
      await expectAccessible();
      await takeScreenshot("success");
    });

    test("CHECKOUT-06 CHECKOUT-08 CHECKOUT-11 a signed-in customer pays by balance and wallet", async ({
      page,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await registerAccount(page, email("balance"));
      await topUp(page, persona, 20_0000);
      await fillCart(page, persona, { offset: offset + 30 });
      await beginCheckout(page, persona);
      await fillAddress(page);
      await chooseDoor(page, persona);
      await toPayment(page, persona);
      const balance = page.getByRole("switch", { name: t("payment.balance.title") });
      const remaining = page.getByRole("heading", { name: priced("checkout.payment.remaining") });
      await balance.check();
      await expect(remaining).toBeVisible();
      await balance.uncheck();
      await expect(page.getByRole("heading", { name: priced("checkout.payment.pay") })).toBeVisible();
      await balance.check();
      await expect(remaining).toBeVisible();
      await choosePayment(page, persona, "wallet");
      await expectAccessible();
      await takeScreenshot("balance-and-wallet");
      await toConfirm(page, persona);
      await order(page, persona);
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);
      await page.getByRole("link", { name: t("payment.success.order") }).click();
      const fromBalance = { en: /€20\.00 from balance/, lt: /20,00\s\$ iš balanso/ }[language];
      await expect(page.getByText(fromBalance)).toBeVisible();
    });

    test("ROUTE-20 ROUTE-23 PAYMENT-02 pays an order in a second attempt after the bank declined", async ({
      page,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await fillCart(page, persona, { offset: offset + 60 });
      await beginCheckout(page, persona);
      await fillGuest(page, email("bank"));
      await chooseDoor(page, persona);
      await toPayment(page, persona);
      await choosePayment(page, persona, "bank");
      await toConfirm(page, persona);
      await order(page, persona);
      await finishAtProvider(page, persona, "decline");
      const failed = { en: "The payment did not work", lt: "Mokėjimas nepavyko" }[language];
      await expect(page.getByRole("heading", { name: failed })).toBeVisible();
      const notCharged = { en: "Nothing was charged.", lt: "Pinigai nenuskaičiuoti." }[language];
      await expect(page.getByText(notCharged)).toBeVisible();
      await expectAccessible();
      await takeScreenshot("declined");
      await page.getByRole("link", { name: t("payment.failed.again") }).click();
      const payFor = { en: /^Pay for OR/, lt: /^Apmokėti OR/ }[language];
      await expect(page.getByRole("heading", { level: 1, name: payFor })).toBeVisible();
      const payAgain = page.getByRole("button", { name: priced("payment.again.pay") });
      await payAgain.click();
      await expect(page.getByText(t("validation.choice"))).toBeVisible();
      await methodCard(page, t("payment.method.card")).check();
      await expectAccessible();
      await takeScreenshot("pay-again");
      await payAgain.click();
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);
    });

    test("CHECKOUT-10 refuses, applies and removes a promotion code and buys with it", async ({
      page,
      expectAccessible,
      expectedProblems,
    }) => {
      test.slow();
      expectedProblems.push(/409/);
      await fillCart(page, persona, { offset: offset + 90, products: 2 });
      await beginCheckout(page, persona);
      await fillGuest(page, email("promotion"));
      await chooseDoor(page, persona);
      await toPayment(page, persona);
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
      const summary = await openSummary(page, persona);
      const tenPercent = summary.getByText({ en: "10% off products", lt: "10 % nuolaida prekėms" }[language]);
      await expect(tenPercent).toBeVisible();
      await expectAccessible();
      await summary.getByRole("button", { name: t("checkout.promotion.remove", { code: "WELCOME10" }) }).click();
      await expect(tenPercent).toBeHidden();
      await apply("WELCOME10");
      await expect(tenPercent).toBeVisible();
      await choosePayment(page, persona, "card");
      await toConfirm(page, persona);
      await order(page, persona);
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);
    });
  });
}

async function topUp(page: Page, persona: Persona, amount: number): Promise<void> {
  const { payment_methods } = await callApi<{ payment_methods: { id: number }[] }>(
    page,
    "/api/balance/top-up-options",
    {},
  );
  const { redirect_url } = await callApi<{ redirect_url: string }>(
    page,
    "/api/balance/top-up",
    { ...persona.shownIn, amount, payment_method_id: payment_methods[0]?.id, option: null },
    crypto.randomUUID(),
  );
  await page.goto(redirect_url);
  await finishAtProvider(page, persona, "pay");
  await page.waitForURL(persona.at("/balance"));
}
