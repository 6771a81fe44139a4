import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expectSuccess, finishAtProvider } from "./checkout-steps.ts";
import { countMails } from "./database.ts";
import { expect, expectPageAccessible, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH, PERSONAS } from "./personas.ts";
import { placeOrder } from "./placed-order.ts";

for (const persona of variantsOf(PERSONAS, 0)) {
  const { t, email: emailOf } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("T061 a guest withdraws from an order with two buttons; it is stopped, refunded and mailed at once", async ({
      page,
      takeScreenshot,
    }) => {
      test.slow();
      const email = emailOf("withdrawal");
      const placed = await placeOrder(page, persona, { offset: persona === ENGLISH ? 1300 : 1400, email });
      await page.goto(placed.paymentUrl);
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);

      // In the browser of the order, which proves that it is the buyer's (T136).
      await page.goto(persona.at("/accessibility"));
      await untilHydrated(page);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer.help.withdrawal") })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t("withdrawal.title") })).toBeVisible();
      const begin = page.getByRole("button", { name: t("withdrawal.begin") });
      await begin.click();
      await expect(page.getByLabel(t("withdrawal.name"), { exact: true })).toBeFocused();
      await page.getByLabel(t("withdrawal.name"), { exact: true }).fill("Rūta Žalgirė");
      await page.getByLabel(t("withdrawal.number")).fill(placed.number.toLowerCase());
      await page.getByLabel(t("withdrawal.email")).fill(email);
      await expectPageAccessible(page);
      await begin.click();
      const statement = page.getByText(t("withdrawal.statement"));
      await expect(statement).toBeFocused();
      await page.getByRole("button", { name: t("withdrawal.change") }).click();
      await expect(page.getByLabel(t("withdrawal.number"))).toHaveValue(placed.number);
      await begin.click();
      await expect(page.getByText(placed.number, { exact: true })).toBeVisible();
      await expectPageAccessible(page);
      await page.getByRole("button", { name: t("withdrawal.confirm") }).press("Enter");
      await expect(page.getByRole("heading", { name: /WD\d+/ })).toBeFocused();
      await expect(page.getByText(t("withdrawal.next-unsent"))).toBeVisible();
      await expectPageAccessible(page);
      await expect.poll(() => countMails(email, "withdrawal-received"), { timeout: 20_000 }).toBe(1);
      await expect.poll(() => countMails(email, "order-refunded"), { timeout: 20_000 }).toBe(1);
      await page.goto(persona.at(`/withdrawal/${placed.slug}`));
      await expect(page.getByText(t("withdrawal.state.refunded"), { exact: true })).toBeVisible();
      await takeScreenshot("withdrawal");
      await page.goto(persona.at(`/order/${placed.slug}`));
      await expect(page.getByRole("heading", { name: t("order.status.refunded") })).toBeVisible();
    });
  });
}
