import { expectSuccess, finishAtProvider } from "./checkout-steps.ts";
import { countMails } from "./database.ts";
import { expect, expectPageAccessible, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH, PERSONAS } from "./personas.ts";
import { placeOrder } from "./placed-order.ts";

for (const persona of PERSONAS) {
  const { t, email: emailOf } = persona;

  test.describe(persona.name, () => {
    test.use(persona.device);

    test("T061 a guest withdraws from an order with two buttons; it is stopped, refunded and mailed at once", async ({
      page,
      browser,
      takeScreenshot,
    }) => {
      test.slow();
      const email = emailOf("withdrawal");
      const placed = await placeOrder(page, persona, { offset: persona === ENGLISH ? 1300 : 1400, email });
      await page.goto(placed.paymentUrl);
      await finishAtProvider(page, persona, "pay");
      await expectSuccess(page, persona);

      // In a browser that proves nothing.
      const { viewport } = persona.device;
      const guest = await (await browser.newContext({ viewport })).newPage();
      await guest.goto(persona.at("/accessibility"));
      await untilHydrated(guest);
      await guest
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer.help.withdrawal") })
        .click();
      await expect(guest.getByRole("heading", { level: 1, name: t("withdrawal.title") })).toBeVisible();
      const begin = guest.getByRole("button", { name: t("withdrawal.begin") });
      await begin.click();
      await expect(guest.getByLabel(t("withdrawal.name"), { exact: true })).toBeFocused();
      await guest.getByLabel(t("withdrawal.name"), { exact: true }).fill("Rūta Žalgirė");
      await guest.getByLabel(t("withdrawal.number")).fill(placed.number.toLowerCase());
      await guest.getByLabel(t("withdrawal.email")).fill(email);
      await expectPageAccessible(guest);
      await begin.click();
      const statement = guest.getByText(t("withdrawal.statement"));
      await expect(statement).toBeFocused();
      await guest.getByRole("button", { name: t("withdrawal.change") }).click();
      await expect(guest.getByLabel(t("withdrawal.number"))).toHaveValue(placed.number);
      await begin.click();
      await expect(guest.getByText(placed.number, { exact: true })).toBeVisible();
      await expectPageAccessible(guest);
      await guest.getByRole("button", { name: t("withdrawal.confirm") }).press("Enter");
      await expect(guest.getByRole("heading", { name: /WD\d+/ })).toBeFocused();
      await expect(guest.getByText(t("withdrawal.next-unsent"))).toBeVisible();
      await expectPageAccessible(guest);
      await guest.context().close();

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
