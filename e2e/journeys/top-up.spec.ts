import type { Page } from "@playwright/test";
import { openAccount } from "./accounts.ts";
import { atTheTill } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const submit = (page: Page) => page.getByRole("button", { name: /^Mokėti/ });
const available = (page: Page) => page.getByText("Galima naudoti").locator("..");

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const email = (journey: string) => `${journey}-${viewport.width}@example.com`;

    test("ACCOUNT-04 ERROR-05 wrong amounts are told at the field; a bank tops the balance up", async ({
      page,
      visit,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await openAccount(page, email("top-up"));
      await visit(at("lt", "/lt/balance"));
      await expect(available(page)).toContainText("0,00 €");
      await page.getByRole("main").getByRole("link", { name: "Papildyti" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Papildyti balansą" })).toBeVisible();
      const amount = page.getByLabel("Suma", { exact: true });
      for (const [typed, told] of [
        ["penkiasdešimt", "Įveskite sumą, pavyzdžiui, 50 arba 49,90."],
        ["4,99", "Įveskite bent 5,00 €."],
        ["5000,01", "Vienu kartu galima papildyti daugiausia 5\u202f000,00 €."],
      ] as const) {
        await amount.fill(typed);
        await submit(page).click();
        await expect(amount).toHaveAccessibleDescription(told);
        await expect(amount).toBeFocused();
      }
      await expectAccessible();
      await picture("wrong-amount");

      await page.getByRole("button", { name: "100 €" }).click();
      await expect(amount).toHaveValue("100,00");
      await expect(page.getByRole("region", { name: "Jūsų balansas" })).toContainText("Po papildymo100,00 €");
      await expect(amount).not.toHaveAttribute("aria-invalid", "true");
      await page.locator("label", { hasText: /^SEB$/ }).click();
      await amount.fill("49,90");
      await expect(page.getByRole("button", { name: "100 €" })).toHaveAttribute("aria-pressed", "false");
      await expectAccessible();
      await picture("top-up");
      await page.getByRole("button", { name: "Mokėti 49,90 €" }).click();
      await atTheTill(page, "Mokėti");
      await page.waitForURL(at("lt", "/lt/balance"));
      await expect(available(page)).toContainText("49,90 €");
      await expect(page.getByText(/^Papildymas/).locator("visible=true")).toBeVisible();
      await picture("topped-up");
    });

    test("ACCOUNT-04 PAYMENT-02 a bank that declines is told, and nothing is booked", async ({
      page,
      visit,
      expectAccessible,
    }) => {
      test.slow();
      await openAccount(page, email("declined-top-up"));
      await visit(at("lt", "/lt/balance/pay"));
      await page
        .getByRole("radio", { name: /Paysera/ })
        .first()
        .check();
      await submit(page).click();
      await atTheTill(page, "Atmesti mokėjimą");
      await expect(page.getByRole("heading", { name: "Mokėjimas nepavyko" })).toBeVisible();
      await expectAccessible();
      await page.getByRole("main").getByRole("link", { name: "Balansas" }).click();
      await expect(available(page)).toContainText("0,00 €");
      await expect(page.getByText(/^Papildymas/)).toHaveCount(0);
    });
  });
}

test("ACCOUNT-04 a balance is topped up by keyboard alone", async ({ page, visit }) => {
  await openAccount(page, "keyboard-top-up@example.com");
  await visit(at("lt", "/en/balance/pay"));
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
  await atTheTill(page, "Pay");
  await page.waitForURL(at("lt", "/en/balance"));
  await expect(page.getByText("Available").locator("..")).toContainText("€20.00");
});
