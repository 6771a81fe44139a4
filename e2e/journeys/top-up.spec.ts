import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { PASSWORD, registerAccount } from "./accounts.ts";
import { finishAtProvider } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { ENGLISH, PERSONAS, type Persona } from "./personas.ts";

const submit = (page: Page, { priced }: Persona) => page.getByRole("button", { name: priced("topup.submit") });
const available = (page: Page, { t }: Persona) => page.getByText(t("balance.available"), { exact: true }).locator("..");

const TEXTS = {
  en: {
    nothing: "€0.00",
    invalid: {
      fifty: "Please enter an amount such as 50 or 49.90.",
      "4.99": "Please enter at least €5.00.",
      "5000.01": "At most €5\u202f000.00 can be topped up at once.",
    },
    suggestion: "€100",
    suggested: "100.00",
    after: "After the top-up€100.00",
    typed: "49.90",
    pay: "Pay €49.90",
    credited: "€49.90",
    failed: "The payment did not work",
  },
  lt: {
    nothing: "0,00 $",
    invalid: {
      penkiasdešimt: "Įveskite sumą, pavyzdžiui, 50 arba 49,90.",
      "4,99": "Įveskite bent 5,00 $.",
      "5000,01": "Vienu kartu galima papildyti daugiausia 5\u202f000,00 $.",
    },
    suggestion: "100 $",
    suggested: "100,00",
    after: "Po papildymo100,00 $",
    typed: "49,90",
    pay: "Mokėti 49,90 $",
    credited: "49,90 $",
    failed: "Mokėjimas nepavyko",
  },
};

for (const persona of variantsOf(PERSONAS, 0)) {
  const { t, language, email, at, priced } = persona;
  const texts = TEXTS[language];

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("ACCOUNT-04 ERROR-05 T130 reports invalid amounts at the field, tops up by bank, and pays out again", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
      expectedProblems,
    }) => {
      test.slow();
      expectedProblems.push(/409/);
      await registerAccount(page, email("top-up"));
      await visit(at("/balance"));
      await expect(available(page, persona)).toContainText(texts.nothing);
      await page
        .getByRole("main")
        .getByRole("link", { name: t("topup.open"), exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t("topup.title") })).toBeVisible();
      const amount = page.getByLabel(t("topup.amount"), { exact: true });
      for (const [typed, problem] of Object.entries(texts.invalid)) {
        await amount.fill(typed);
        await submit(page, persona).click();
        await expect(amount).toHaveAccessibleDescription(problem);
        await expect(amount).toBeFocused();
      }
      await expectAccessible();
      await takeScreenshot("wrong-amount");

      const suggestion = page.getByRole("button", { name: texts.suggestion, exact: true });
      await suggestion.click();
      await expect(amount).toHaveValue(texts.suggested);
      await expect(page.getByRole("region", { name: t("topup.summary") })).toContainText(texts.after);
      await expect(amount).not.toHaveAttribute("aria-invalid", "true");
      await page.locator("label", { hasText: /^SEB$/ }).click();
      await amount.fill(texts.typed);
      await expect(suggestion).toHaveAttribute("aria-pressed", "false");
      await expectAccessible();
      await takeScreenshot("top-up");
      await page.getByRole("button", { name: texts.pay }).click();
      await finishAtProvider(page, persona, "pay");
      await page.waitForURL(at("/balance"));
      await expect(available(page, persona)).toContainText(texts.credited);
      const entry = page.locator("tr, li").filter({ hasText: t("balance.label.top-up"), visible: true });
      await expect(entry.last()).toContainText(texts.credited);
      await takeScreenshot("topped-up");

      const payout = page.getByRole("region", { name: t("payout.title"), exact: true });
      await expect(payout).toContainText(texts.credited);
      await payout.getByRole("button", { name: priced("payout.request") }).click();
      await expect(payout).toContainText(t("payout.state.requested"));
      await expect(available(page, persona)).toContainText(texts.nothing);
      // On a phone the page has a header of its own, without the balance.
      await expect(page.getByRole("banner").filter({ hasText: texts.credited })).toHaveCount(0);
      await expectAccessible();
      await takeScreenshot("payout");
      await visit(at("/account-information"));
      await page.getByRole("button", { name: t("account.erase.open") }).click();
      const erasing = page.getByTestId("erase-modal");
      await erasing.getByLabel(t("account.contact.password")).fill(PASSWORD);
      await erasing.getByRole("button", { name: t("account.erase.save") }).click();
      await expect(erasing).toContainText(t("payout.error.open"));
      await visit(at("/balance"));
      await payout.getByRole("button", { name: t("payout.cancel") }).click();
      await expect(payout).toContainText(t("payout.state.cancelled"));
      await expect(available(page, persona)).toContainText(texts.credited);
      await visit(at("/account-information"));
      await page.getByRole("button", { name: t("account.erase.open") }).click();
      await expect(erasing).toContainText(texts.credited);
      await erasing.getByRole("link", { name: t("account.erase.payout") }).click();
      await expect(payout).toBeInViewport();
    });

    test("ACCOUNT-04 PAYMENT-02 reports a declined top-up and books nothing", async ({
      page,
      open,
      expectAccessible,
    }) => {
      test.slow();
      await registerAccount(page, email("declined-top-up"));
      await open(at("/balance/pay"));
      await page
        .getByRole("radio", { name: /Paysera/ })
        .first()
        .check();
      await submit(page, persona).click();
      await finishAtProvider(page, persona, "decline");
      await expect(page.getByRole("heading", { name: texts.failed })).toBeVisible();
      await expectAccessible();
      await page
        .getByRole("main")
        .getByRole("link", { name: t("auth.menu.balance") })
        .click();
      await expect(available(page, persona)).toContainText(texts.nothing);
      await expect(page.getByRole("heading", { name: t("balance.empty.title") })).toBeVisible();
    });
  });
}

test("ACCOUNT-04 tops up by keyboard alone", async ({ page, open }) => {
  await registerAccount(page, "keyboard-top-up@example.com");
  await open(ENGLISH.at("/balance/pay"));
  await page.getByRole("button", { name: "€20", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Amount", { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
  await page.keyboard.press("Enter");
  await finishAtProvider(page, ENGLISH, "pay");
  await page.waitForURL(ENGLISH.at("/balance"));
  await expect(page.getByText("Available").locator("..")).toContainText("€20.00");
});
