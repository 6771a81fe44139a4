import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
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

for (const persona of variantsOf(PERSONAS, 0)) {
  const { t, language, priced, email } = persona;
  const offset = persona === ENGLISH ? 0 : 200;

  test.describe(persona.name, VARIANT, () => {
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
      await chooseOnMap(page, persona);
      await expectAccessible();
      await takeScreenshot("shipping-map");
      await toPayment(page, persona);
      await choosePayment(page, persona, "card");
      await expectAccessible();
      await takeScreenshot("payment");
      await toConfirm(page, persona);
      await expectAccessible();
      await takeScreenshot("confirm");
      await expectFourthStep(page, persona);
      await changeOnPage(page, persona);
      await expectAccessible();
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
      await page.waitForURL(/\/till\//);
      await findAgain(page, persona, async () => {
        await expectAccessible();
        await takeScreenshot("unpaid-banner");
      });
      await finishAtProvider(page, persona, "decline");
      const failed = { en: "The payment did not work", lt: "Mokėjimas nepavyko" }[language];
      await expect(page.getByRole("heading", { name: failed })).toBeVisible();
      const kept = { en: /We keep OR\d+ for you until \d{4}/, lt: /OR\d+ laikome jums iki \d{4}/ }[language];
      await expect(page.getByText(kept)).toBeVisible();
      const notCharged = { en: "Nothing was charged.", lt: "Pinigai nenuskaičiuoti." }[language];
      await expect(page.getByText(notCharged)).toBeVisible();
      await expectAccessible();
      await takeScreenshot("declined");
      await page.getByRole("link", { name: t("payment.failed.again") }).click();
      const payFor = { en: /^Pay for OR/, lt: /^Apmokėti OR/ }[language];
      await expect(page.getByRole("heading", { level: 1, name: payFor })).toBeVisible();
      const payAgain = page.getByRole("button", { name: priced("payment.again.pay") });
      await expect(methodCard(page, t("payment.method.card")), "it has no fee").toBeChecked();
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
      await expect(page.getByRole("status").filter({ hasText: "WELCOME10" })).toBeAttached();
      // Without opening the summary.
      await expect(
        page.getByRole("button", { name: t("checkout.promotion.remove", { code: "WELCOME10" }) }),
      ).toBeVisible();
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

/** By keyboard alone: the arrow keys go from point to point. */
/** A guest who leaves the provider's page finds the order with its clock on any page, and another browser learns nothing. */
async function findAgain(page: Page, persona: Persona, look: () => Promise<void>): Promise<void> {
  const till = page.url();
  await page.goto(persona.at("/accessibility"));
  const text = { en: /Your order OR\d+ is not paid yet/, lt: /Jūsų užsakymas OR\d+ dar neapmokėtas/ }[persona.language];
  const banner = page.getByRole("region", { name: text });
  await expect(banner).toContainText(/2:5\d:\d\d/);
  await look();
  await banner.getByRole("link", { name: persona.t("unpaid.pay") }).click();
  await page.waitForURL(/\/payment\/[\w-]+$/);
  await expect(banner).toBeHidden();
  await page.goto(persona.at("/payment/accept?payment=not-of-this-browser"));
  await expect(page.getByRole("heading", { name: persona.t("payment.elsewhere.title") })).toBeVisible();
  await page.goto(till);
}

async function chooseOnMap(page: Page, { t }: Persona): Promise<void> {
  const before = await page.locator("[name=parcel_shop]:checked").getAttribute("value");
  await page.getByRole("button", { name: t("checkout.points.map") }).click();
  const map = page.getByRole("application", { name: t("checkout.map.label") });
  await map.focus();
  await page.keyboard.press("ArrowLeft");
  const stored = page.waitForResponse(/\/api\/checkout\/set-delivery/);
  await page.keyboard.press("Enter");
  await stored;
  await expect(page.locator("[name=parcel_shop]:checked")).not.toHaveValue(before ?? "");
}

async function expectFourthStep(page: Page, persona: Persona): Promise<void> {
  const { t } = persona;
  const current = page.locator("[aria-current=step]");
  if (persona === ENGLISH) await expect(current).toHaveText(`4${t("checkout.step.confirm")}`);
  else await expect(page.getByText(t("checkout.step-of", { number: 4, total: 5 }))).toBeVisible();
}

async function changeOnPage(page: Page, { t }: Persona): Promise<void> {
  const confirm = page.url();
  const change = (what: string) => page.getByRole("button", { name: t("checkout.review.change", { what }) }).click();
  await change(t("checkout.recipient.title"));
  const phone = page.getByLabel(t("address.phone"));
  await expect(phone).toHaveValue("+370 612 34567");
  await phone.fill("8 698 76543");
  await page.getByRole("button", { name: t("checkout.review.save") }).click();
  await expect(page.getByText("+370 698 76543")).toBeVisible();
  await change(t("checkout.review.payment"));
  await methodCard(page, t("payment.method.wallet")).check();
  await page.getByRole("button", { name: t("checkout.review.done") }).click();
  const block = page.getByRole("region", { name: t("checkout.review.payment"), exact: true });
  await expect(block.getByText(t("payment.method.wallet"))).toBeVisible();
  await change(t("checkout.review.payment"));
  await methodCard(page, t("payment.method.card")).check();
  await page.getByRole("button", { name: t("checkout.review.done") }).click();
  await expect(block.getByText(t("payment.method.card"))).toBeVisible();
  await change(t("checkout.freight.title"));
  const freight = page.getByTestId("shipping-select-modal");
  await freight.getByRole("radio", { name: t("product.method.sea") }).check();
  await freight.getByRole("button", { name: t("checkout.freight.choose") }).click();
  await expect(freight).toBeHidden();
  const chosen = page.getByRole("region", { name: t("checkout.freight.title"), exact: true });
  await expect(chosen.getByText(t("product.method.sea"), { exact: true })).toBeVisible();
  expect(page.url()).toBe(confirm);
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
