import type { Browser } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { registerAccount } from "./accounts.ts";
import { finishAtProvider, methodCard } from "./checkout-steps.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { PERSONAS } from "./personas.ts";
import { DESKTOP } from "./sites.ts";
import { openDesk, signInAsStaff } from "./staff-member.ts";

/** Issues an invoice on its desk and returns its number; what is missing is said at its field first. */
async function issueInvoice(browser: Browser, email: string): Promise<string> {
  const page = await browser.newPage({ viewport: DESKTOP });
  await signInAsStaff(page);
  await openDesk(page, "Invoices");
  await page.getByRole("button", { name: "Issue an invoice" }).click();
  const form = page.getByRole("dialog", { name: "Issue an invoice" }).locator("form");
  const submit = form.getByRole("button", { name: "Issue an invoice" });
  await submit.click();
  await expect(form.getByLabel(/^Storefront/)).toBeFocused();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(4);
  await form.getByLabel(/^Storefront/).fill("lt");
  await form.getByLabel("Customer’s e-mail").fill(email);
  await form.getByLabel("Kind").selectOption("Sending a parcel back");
  await form.getByLabel(/^What it is for/).fill("Label to send parcel PA7 back");
  await form.getByLabel("Amount").fill("8.90");
  await form.getByLabel("VAT").selectOption("freight, 0%");
  await submit.click();
  const done = await page.getByText(/Issue an invoice: IN\d+/).textContent();
  const number = /IN\d+/.exec(done ?? "")?.[0] ?? "";
  const named = page.getByRole("button", { name: number, exact: true });
  await expect(page.getByRole("row").filter({ has: named })).toContainText("€8.90");
  await named.locator("visible=true").click();
  await expect(page.getByRole("complementary", { name: number })).toContainText("Label to send parcel PA7 back");
  await page.close();
  return number;
}

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t, language, email, at, name } = persona;

  test.describe(name, VARIANT, () => {
    test.use(persona.device);

    test("ROUTE-17 FORWARDING-09 OVERLAY-02 staff issue an invoice; its customer is reminded, and pays or declines it", async ({
      page,
      browser,
      open,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await registerAccount(page, email("invoice"));
      const number = await issueInvoice(browser, email("invoice"));
      await open(at(""));
      await page
        .getByRole("dialog", { name: t("unpaid.title", { count: 1 }) })
        .getByRole("button", { name: t("unpaid.pay") })
        .click();
      await page.getByRole("link", { name: t("orders.details-of", { number }) }).click();
      await expect(page.getByRole("heading", { level: 1, name: t("invoice.title", { number }) })).toBeVisible();
      await expect(page.getByText("Label to send parcel PA7 back", { exact: true })).toBeVisible();
      await expectAccessible();
      await takeScreenshot("invoice");

      if (language === "en") {
        await page.getByRole("link", { name: "Pay €8.90" }).click();
        await page.waitForURL(/\/payment\/[\w-]+$/);
        await untilHydrated(page);
        await methodCard(page, t("payment.method.card")).check();
        await page.getByRole("button", { name: persona.priced("payment.again.pay") }).click();
        await finishAtProvider(page, persona, "pay");
        await page.waitForURL(/\/en\/invoice\/[\w-]{40,}$/);
        await expect(page.getByText(t("invoice.status.paid"), { exact: true })).toBeVisible();
      } else {
        await page.getByRole("button", { name: t("invoice.decline.open") }).click();
        const question = page.getByRole("dialog", { name: t("invoice.decline.title") });
        await expect(question).toBeVisible();
        await expectAccessible();
        await question.getByRole("button", { name: t("invoice.decline.yes"), exact: true }).click();
        await expect(page.getByText(t("invoice.status.declined"), { exact: true })).toBeVisible();
        await expect(page.locator("#invoice-state")).toBeFocused();
      }
      await expect(page.getByRole("button", { name: t("invoice.decline.open") })).toHaveCount(0);
      await expectAccessible();
    });
  });
}
