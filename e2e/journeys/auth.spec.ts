import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { PASSWORD } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const NEW_PASSWORD = "žalias ežiukas 11";

/** Opens the link of the mail with this subject. */
async function openMailedLink(page: Page, email: string, subject: string): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: email }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto(at("lt", "/dev/mail"));
    await expect(row).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await row.getByRole("link").click();
  await page.getByRole("link", { name: /\/(confirm-email|password-reset)\// }).click();
  await untilHydrated(page);
}

/** Registers a customer and signs out. */
async function addSignedOutCustomer(page: Page, email: string): Promise<void> {
  await page.goto(at("lt", "/en/accessibility"));
  const names = { first_name: "Rūta", last_name: "Žalgirė" };
  await page.evaluate(
    async (registration) => {
      const { countries } = await (await fetch("/api/account/countries")).json();
      const post = (path: string, body: object) =>
        fetch(`/api/auth/${path}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
      await post("register", { ...registration, country_id: countries[0].id });
      await post("logout", {});
    },
    { ...names, email, password: PASSWORD, terms_accepted: true, language: "en" },
  );
}

const header = (page: Page) => page.getByRole("banner");

async function signOut(page: Page, firstName: string): Promise<void> {
  await header(page)
    .getByRole("button", { name: `Account of ${firstName}` })
    .click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(header(page).getByRole("link", { name: "Sign in" })).toBeVisible();
  await untilHydrated(page);
}

for (const viewport of variantsOf([DESKTOP, PHONE], 1)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("AUTH-01 AUTH-02 AUTH-06 AUTH-07 MODAL-01 registers, confirms the address, signs out and in, and resets a forgotten password", async ({
      page,
      open,
      expectAccessible,
      expectedProblems,
      takeScreenshot,
    }) => {
      test.slow();
      // The browser logs the 401 of a wrong password.
      expectedProblems.push(/401/);
      const email = `ruta-${viewport.width}@example.com`;

      await open(at("lt", "/en/register?redirect=%2Faccessibility"));
      await page.getByLabel("First name").fill("Rūta");
      await page.getByLabel("Last name").fill("Žalgirė");
      await page.getByLabel("E-mail", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await expect(page.getByText("Password strength: Strong")).toBeAttached();
      await page.getByRole("checkbox", { name: /I accept/ }).check();
      await expect(page.getByRole("checkbox", { name: "Send me offers" })).not.toBeChecked();
      await expectAccessible();
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page).toHaveURL(at("lt", "/en/accessibility"));
      await expect(page.getByText(`the link that we have sent to ${email}`)).toBeVisible();

      await openMailedLink(page, email, "Confirm your e-mail address");
      await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeFocused();
      await expectAccessible();
      await takeScreenshot("confirmed");

      await open(at("lt", "/en/accessibility"));
      await signOut(page, "Rūta");
      await expect(page).toHaveURL(at("lt", "/en/accessibility"));

      await header(page).getByRole("link", { name: "Sign in" }).click();
      const modal = page.getByTestId("login-modal");
      await expect(modal.getByLabel("E-mail", { exact: true })).toBeFocused();
      await modal.getByLabel("E-mail", { exact: true }).fill(email);
      const password = modal.getByLabel("Password", { exact: true });
      await password.fill("not this one");
      await modal.getByRole("button", { name: "Sign in" }).click();
      await expect(password).toHaveAccessibleDescription("The e-mail address or the password is not correct.");
      await expect(password).toBeFocused();
      await expect(modal.getByLabel("E-mail", { exact: true })).toHaveValue(email);
      await expectAccessible();
      await takeScreenshot("wrong-password");
      await password.fill(PASSWORD);
      await modal.getByRole("button", { name: "Sign in" }).click();
      await expect(modal).toBeHidden();
      await expect(header(page).getByRole("button", { name: "Account of Rūta" })).toBeFocused();
      await expect(page).toHaveURL(at("lt", "/en/accessibility"));
      await signOut(page, "Rūta");

      await header(page).getByRole("link", { name: "Sign in" }).click();
      await modal.getByRole("button", { name: "Forgot it?" }).click();
      const forgot = page.getByTestId("forgot-password-modal");
      await forgot.getByLabel("E-mail", { exact: true }).fill(email);
      await forgot.getByRole("button", { name: "Send the link" }).click();
      await expect(forgot.getByRole("heading", { name: "Check your mail" })).toBeFocused();
      await expectAccessible();
      await takeScreenshot("forgot");

      await openMailedLink(page, email, "Set a new password");
      const used = page.url();
      await page.getByLabel("New password").fill("short");
      await page.getByRole("button", { name: "Save the password" }).click();
      await expect(page.getByLabel("New password")).toHaveAccessibleDescription("Please use at least 10 characters.");
      await expectAccessible();
      await page.getByLabel("New password").fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Save the password" }).click();
      await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeFocused();
      await takeScreenshot("reset");

      // A used link no longer works and offers another.
      expectedProblems.push(/410/);
      await open(used);
      await page.getByLabel("New password").fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Save the password" }).click();
      await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeFocused();
      await page.getByRole("button", { name: "Ask for a new link" }).click();
      await expect(forgot).toBeVisible();
      await forgot.getByRole("link", { name: "Back to sign-in" }).click();
      await expect(page).toHaveURL(at("lt", "/en/login"));
      await expect(forgot).toBeHidden();

      await open(at("lt", "/en/login?redirect=%2Fen%2Faccessibility"));
      await expectAccessible();
      await page.getByLabel("E-mail", { exact: true }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(at("lt", "/en/accessibility"));
      await expect(header(page).getByRole("button", { name: "Account of Rūta" })).toBeVisible();
    });
  });
}

test("AUTH-06 ERROR-05 ERROR-06 registration reports each error at its field, in the page's language, and keeps what was typed", async ({
  page,
  open,
  expectAccessible,
  takeScreenshot,
}) => {
  await open(at("lt", "/lt/register"));
  await page.getByLabel("Vardas").fill("Rūta");
  await page.getByLabel("El. paštas").fill("ruta@");
  await page.getByLabel("Telefonas").fill("8 612 34567");
  await page.getByLabel("Slaptažodis", { exact: true }).fill("password123");
  await page.getByRole("button", { name: "Sukurti paskyrą" }).click();
  const messages = {
    Pavardė: "Laukelis privalomas.",
    "El. paštas": "Įveskite teisingą el. pašto adresą.",
    Telefonas: "Įveskite telefono numerį su šalies kodu, pvz., +370 600 00000.",
    Slaptažodis: "Šį slaptažodį atspėti pernelyg lengva. Pasirinkite kitą.",
  };
  for (const [label, message] of Object.entries(messages)) {
    const field = page.locator("main").getByRole("textbox", { name: label });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(page.getByLabel("Pavardė")).toBeFocused();
  await expect(page.getByLabel("Vardas")).toHaveValue("Rūta");
  await expect(page.getByLabel("Telefonas")).toHaveValue("8 612 34567");
  await expectAccessible();
  await takeScreenshot("register-mistakes");
  await page.getByRole("alert").getByRole("button", { name: "Telefonas" }).click();
  await expect(page.getByLabel("Telefonas")).toBeFocused();
});

test("AUTH-06 reports an address that has an account; one that bought as a guest is sent a link", async ({
  page,
  open,
  expectedProblems,
}) => {
  expectedProblems.push(/409/);
  await open(at("lt", "/en/register"));
  await page.getByLabel("First name").fill("Rūta");
  await page.getByLabel("Last name").fill("Žalgirė");
  await page.getByLabel("E-mail", { exact: true }).fill("customer@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I accept/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(
    /There is an account with this e-mail address/,
  );
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();

  await page.route("**/api/auth/register", (route) =>
    route.fulfill({ json: { status: true, user: null, new_password_has_been_sent: true } }),
  );
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "You have ordered here before" })).toBeFocused();
  await expect(page.getByText("We have just sent a link there")).toBeVisible();
});

test("AUTH-06 confirms an address only when signed in; a signed-out customer signs in on the page", async ({
  page,
  expectAccessible,
}) => {
  await addSignedOutCustomer(page, "confirming-later@example.com");
  await openMailedLink(page, "confirming-later@example.com", "Confirm your e-mail address");
  await expect(page.getByText("Sign in to the account whose address you confirm.")).toBeVisible();
  await expectAccessible();
  await page.getByLabel("E-mail", { exact: true }).fill("confirming-later@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeFocused();
});

test("MODAL-01 AUTH-01 signs in and out by keyboard alone, by way of the registration modal", async ({
  page,
  open,
}) => {
  await addSignedOutCustomer(page, "keyboard@example.com");
  await open(at("lt", "/en/accessibility"));
  await header(page).getByRole("link", { name: "Sign in" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("login-modal").getByLabel("E-mail", { exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Create an account" }).focus();
  await page.keyboard.press("Enter");
  const register = page.getByTestId("register-modal");
  await expect(register.getByLabel("First name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(register).toBeHidden();
  await expect(header(page).getByRole("link", { name: "Sign in" })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByTestId("login-modal").getByLabel("E-mail", { exact: true })).toBeFocused();
  await page.keyboard.type("keyboard@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  const menu = header(page).getByRole("button", { name: /^Account of/ });
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(header(page).getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("AUTH-02 AUTH-11 an account page redirects to the sign-in and back; signing out there leads home", async ({
  page,
  open,
}) => {
  await addSignedOutCustomer(page, "coming-back@example.com");
  await open(at("lt", "/en/delivery-addresses"));
  await expect(page).toHaveURL(at("lt", "/en/login?redirect=%2Fdelivery-addresses"));
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(at("lt", "/en/register?redirect=%2Fdelivery-addresses"));
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).fill("coming-back@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(at("lt", "/en/delivery-addresses"));
  await header(page)
    .getByRole("button", { name: /^Account of/ })
    .click();
  await header(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(at("lt", "/en"));
  await expect(header(page).getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("AUTH-01 shows an error when the sign-in is unavailable and keeps what was typed", async ({
  page,
  open,
  expectedProblems,
}) => {
  expectedProblems.push(/503/);
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 503, json: { status: false, code: "unavailable", message: "error.call.unavailable" } }),
  );
  await open(at("lt", "/en/login"));
  await page.getByLabel("E-mail", { exact: true }).fill("ruta@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("cannot answer right now");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("ruta@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
});
