import type { Page } from "@playwright/test";
import { openAccount } from "./accounts.ts";
import { atTheTill } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { ENGLISH, READERS, type Reader } from "./readers.ts";

const submit = (page: Page, { priced }: Reader) => page.getByRole("button", { name: priced("topup.submit") });
const available = (page: Page, { t }: Reader) => page.getByText(t("balance.available"), { exact: true }).locator("..");

const TOLD = {
  en: {
    nothing: "€0.00",
    wrong: {
      fifty: "Please enter an amount such as 50 or 49.90.",
      "4.99": "Please enter at least €5.00.",
      "5000.01": "At most €5\u202f000.00 can be topped up at once.",
    },
    suggestion: "€100",
    suggested: "100.00",
    after: "After the top-up€100.00",
    typed: "49.90",
    pay: "Pay €49.90",
    comes: "€49.90",
    failed: "The payment did not work",
  },
  lt: {
    nothing: "0,00 $",
    wrong: {
      penkiasdešimt: "Įveskite sumą, pavyzdžiui, 50 arba 49,90.",
      "4,99": "Įveskite bent 5,00 $.",
      "5000,01": "Vienu kartu galima papildyti daugiausia 5\u202f000,00 $.",
    },
    suggestion: "100 $",
    suggested: "100,00",
    after: "Po papildymo100,00 $",
    typed: "49,90",
    pay: "Mokėti 49,90 $",
    comes: "49,90 $",
    failed: "Mokėjimas nepavyko",
  },
};

for (const reader of READERS) {
  const { t, language, email, at } = reader;
  const told = TOLD[language];

  test.describe(reader.name, () => {
    test.use(reader.device);

    test("ACCOUNT-04 ERROR-05 wrong amounts are told at the field; a bank tops the balance up", async ({
      page,
      visit,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await openAccount(page, email("top-up"));
      await visit(at("/balance"));
      await expect(available(page, reader)).toContainText(told.nothing);
      await page
        .getByRole("main")
        .getByRole("link", { name: t("topup.open"), exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t("topup.title") })).toBeVisible();
      const amount = page.getByLabel(t("topup.amount"), { exact: true });
      for (const [typed, problem] of Object.entries(told.wrong)) {
        await amount.fill(typed);
        await submit(page, reader).click();
        await expect(amount).toHaveAccessibleDescription(problem);
        await expect(amount).toBeFocused();
      }
      await expectAccessible();
      await picture("wrong-amount");

      const suggestion = page.getByRole("button", { name: told.suggestion, exact: true });
      await suggestion.click();
      await expect(amount).toHaveValue(told.suggested);
      await expect(page.getByRole("region", { name: t("topup.summary") })).toContainText(told.after);
      await expect(amount).not.toHaveAttribute("aria-invalid", "true");
      await page.locator("label", { hasText: /^SEB$/ }).click();
      await amount.fill(told.typed);
      await expect(suggestion).toHaveAttribute("aria-pressed", "false");
      await expectAccessible();
      await picture("top-up");
      await page.getByRole("button", { name: told.pay }).click();
      await atTheTill(page, reader, "pay");
      await page.waitForURL(at("/balance"));
      await expect(available(page, reader)).toContainText(told.comes);
      const entry = page.locator("tr, li").filter({ hasText: t("balance.label.top-up"), visible: true });
      await expect(entry.last()).toContainText(told.comes);
      await picture("topped-up");
    });

    test("ACCOUNT-04 PAYMENT-02 a bank that declines is told, and nothing is booked", async ({
      page,
      open,
      expectAccessible,
    }) => {
      test.slow();
      await openAccount(page, email("declined-top-up"));
      await open(at("/balance/pay"));
      await page
        .getByRole("radio", { name: /Paysera/ })
        .first()
        .check();
      await submit(page, reader).click();
      await atTheTill(page, reader, "decline");
      await expect(page.getByRole("heading", { name: told.failed })).toBeVisible();
      await expectAccessible();
      await page
        .getByRole("main")
        .getByRole("link", { name: t("auth.menu.balance") })
        .click();
      await expect(available(page, reader)).toContainText(told.nothing);
      await expect(page.getByRole("heading", { name: t("balance.empty.title") })).toBeVisible();
    });
  });
}

test("ACCOUNT-04 a balance is topped up by keyboard alone", async ({ page, open }) => {
  await openAccount(page, "keyboard-top-up@example.com");
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
  await atTheTill(page, ENGLISH, "pay");
  await page.waitForURL(ENGLISH.at("/balance"));
  await expect(page.getByText("Available").locator("..")).toContainText("€20.00");
});
