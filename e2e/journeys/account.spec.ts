import type { Browser, Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { PASSWORD, post, registerAccount, signInAsDemoCustomer } from "./accounts.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const NEW_PASSWORD = "žalias ežiukas 11";

/** Signs the same customer in on another device. */
async function signInOnAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const device = await (await browser.newContext()).newPage();
  await device.goto(at("lt", "/en/accessibility"));
  await post(device, "/api/auth/login", { email, password: PASSWORD });
  return device;
}

async function fillAddress(page: Page, street: string, zip: string): Promise<void> {
  const modal = page.getByTestId("address-modal");
  await modal.getByLabel("Street, house, flat").fill(street);
  await modal.getByLabel("City").fill("Vilnius");
  await modal.getByLabel("Postcode").fill(zip);
  await modal.getByLabel("Phone").fill("+370 612 34567");
}

for (const viewport of variantsOf([DESKTOP, PHONE], 1)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });
    const email = (journey: string) => `${journey}-${viewport.width}@example.com`;

    test("ACCOUNT-01 ROUTE-39 MODAL-01 adds an address, keeps it as a draft, changes, deletes and restores it", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await registerAccount(page, email("addresses"));
      await visit(at("lt", "/en/delivery-addresses"));
      await expect(page.getByRole("heading", { name: "No addresses yet" })).toBeVisible();
      await page.getByRole("button", { name: "New address" }).click();
      const modal = page.getByTestId("address-modal");
      await expect(modal.getByLabel("First name")).toHaveValue("Rūta");
      await expect(modal.getByLabel("Country")).toHaveValue("1");

      await fillAddress(page, "Žvėryno g. 14-7", "123");
      await modal.getByRole("button", { name: "Save address" }).click();
      await expect(modal.getByLabel("Postcode")).toHaveAccessibleDescription(
        "Please enter a postcode of the chosen country.",
      );
      await expect(modal.getByLabel("Postcode")).toBeFocused();
      await expectAccessible();
      await takeScreenshot("new-address");

      await page.keyboard.press("Escape");
      await expect(modal).toBeHidden();
      const draft = page.locator("[data-address-id='0']");
      await expect(draft).toContainText("Žvėryno g. 14-7");
      await expect(draft).toContainText("Not saved yet");
      await draft.getByRole("button", { name: "Continue" }).click();
      await expect(modal.getByLabel("Street, house, flat")).toHaveValue("Žvėryno g. 14-7");
      await modal.getByLabel("Postcode").fill("LT-08117");
      await modal.getByRole("button", { name: "Save address" }).click();
      await expect(modal).toBeHidden();
      await expect(draft).toBeHidden();
      const card = page.getByRole("listitem").filter({ hasText: "LT-08117 Vilnius" });
      await expect(card).toContainText("Lithuania");

      await card.getByRole("button", { name: /^Edit/ }).click();
      await expect(modal.getByRole("heading", { name: "Edit address" })).toBeVisible();
      await modal.getByLabel("Street, house, flat").fill("Pilies g. 3");
      await modal.getByRole("button", { name: "Save address" }).click();
      await expect(card).toContainText("Pilies g. 3");
      await expectAccessible();
      await takeScreenshot("addresses");

      await card.getByRole("button", { name: /^Delete/ }).click();
      await expect(card).toBeHidden();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(card).toContainText("Pilies g. 3");
      await page.reload();
      await expect(card).toContainText("Pilies g. 3");
    });

    test("ACCOUNT-06 AUTH-09 ROUTE-40 changes details, password, devices and offers, exports the data and deletes the account", async ({
      page,
      browser,
      open,
      expectAccessible,
      expectedProblems,
      takeScreenshot,
    }) => {
      test.slow();
      // The browser logs the 422 of a wrong password.
      expectedProblems.push(/422/);
      await registerAccount(page, email("account"));
      const other = await signInOnAnotherDevice(browser, email("account"));
      await open(at("lt", "/en/account-information"));

      await page.getByLabel("First name").fill("Ieva");
      await page.getByRole("textbox", { name: "E-mail" }).fill(email("account-new"));
      await page.getByRole("button", { name: "Save changes" }).click();
      const currentPassword = page.getByRole("region", { name: "Contact details" }).getByLabel("Your password");
      await expect(currentPassword).toHaveAccessibleDescription("Field is required.");
      await currentPassword.fill(PASSWORD);
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText(`We have sent a link to ${email("account-new")}.`)).toBeVisible();
      await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email("account"));
      // On a phone the page has a header of its own.
      const menu = page.getByRole("banner", { includeHidden: true });
      await expect(menu.getByRole("button", { name: "Account of Ieva", includeHidden: true })).toHaveCount(1);

      const devices = page.getByRole("region", { name: "Where you are signed in" });
      await expect(devices.getByRole("listitem")).toHaveCount(2);
      const password = page.getByRole("region", { name: "Password" });
      await password.getByLabel("Current password").fill("not this one");
      await password.getByLabel("New password").fill(NEW_PASSWORD);
      await password.getByRole("button", { name: "Change password" }).click();
      await expect(password.getByLabel("Current password")).toHaveAccessibleDescription(
        "This is not your current password.",
      );
      await password.getByLabel("Current password").fill(PASSWORD);
      await password.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("Your password is changed.")).toBeVisible();
      await expect(password.getByLabel("New password")).toHaveValue("");
      await expect(devices.getByRole("listitem")).toHaveCount(1);
      await other.goto(at("lt", "/en/account-information"));
      await expect(other).toHaveURL(/\/en\/login\?redirect=/);
      await other.context().close();

      const offers = page.getByRole("switch", { name: "Send me offers and news" });
      await expect(offers).not.toBeChecked();
      await offers.check();
      const waiting = "Our offers come once you have confirmed your e-mail address.";
      await expect(page.getByRole("region", { name: "Notices" }).getByText(waiting)).toBeVisible();
      await page.reload();
      await untilHydrated(page);
      await expect(offers).toBeChecked();
      await expect(offers).toHaveAccessibleDescription(waiting);
      await expectAccessible();
      await takeScreenshot("account-information");

      const data = page.getByRole("region", { name: "Your data" });
      await data.getByLabel("Your password").fill(NEW_PASSWORD);
      await data.getByRole("button", { name: "Prepare my data" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        data.getByRole("link", { name: "Download my data" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("my-data.zip");

      await page.getByRole("button", { name: "Delete my account" }).click();
      const modal = page.getByTestId("erase-modal");
      await expect(modal.getByText("What is left on the balance is lost with the account.")).toBeVisible();
      await expectAccessible();
      await takeScreenshot("erase");
      await modal.getByLabel("Your password").fill("not this one");
      await modal.getByRole("button", { name: "Delete for good" }).click();
      await expect(modal.getByLabel("Your password")).toHaveAccessibleDescription("This is not your current password.");
      await modal.getByLabel("Your password").fill(NEW_PASSWORD);
      await modal.getByRole("button", { name: "Delete for good" }).click();
      await expect(page).toHaveURL(at("lt", "/en"));
      await expect(page.getByText("Your account is deleted.")).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    });

    test("ROUTE-37 ROUTE-38 ACCOUNT-05 OVERLAY-02 navigates the account and retries orders that could not be loaded", async ({
      page,
      open,
      expectAccessible,
      expectedProblems,
      takeScreenshot,
    }) => {
      await registerAccount(page, email("orders"));
      await open(at("lt", "/en/user-account"));
      const isWide = viewport.width > 1024;
      await expect(page).toHaveURL(at("lt", isWide ? "/en/account-information" : "/en/user-account"));
      const menu = page.getByRole("main").getByRole("navigation", { name: "Your account" });
      await expectAccessible();
      await takeScreenshot("menu");
      await menu.getByRole("link", { name: "My orders" }).click();
      await expect(page.getByRole("heading", { level: 2, name: "No orders yet" })).toBeVisible();
      const filters = page.getByRole("navigation", { name: "Kinds of orders" });
      await filters.getByRole("link", { name: /^Quotes/ }).click();
      await expect(page).toHaveURL(at("lt", "/en/my-orders?filter=quotes"));
      await expect(page.getByText("No orders found")).toBeVisible();
      await expectAccessible();
      await takeScreenshot("orders");

      expectedProblems.push(/ERR_FAILED|Failed to fetch/);
      await page.route("**/my-orders.data*", (route) => route.abort());
      await filters.getByRole("link", { name: /^Invoices/ }).click();
      await expect(page.getByRole("heading", { name: "Your orders could not be loaded" })).toBeVisible();
      await page.unroute("**/my-orders.data*");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("No orders found")).toBeVisible();
      await expect(page).toHaveURL(at("lt", "/en/my-orders?filter=invoices"));

      await open(at("lt", "/en/my-orders?focus_order_table=true"));
      await expect(page.getByRole("region", { name: "List of orders" })).toBeFocused();
    });
  });
}

test("ACCOUNT-02 ACCOUNT-03 filters the demo's balance by direction and days and downloads it", async ({
  page,
  visit,
  expectAccessible,
  takeScreenshot,
}) => {
  await signInAsDemoCustomer(page);
  await visit(at("lt", "/en/balance"));
  await expect(page.getByText("Available").locator("..")).toContainText("€84.20");
  await takeScreenshot("balance");
  const rows = page.getByRole("table", { name: "History" }).getByRole("row");
  await page.getByRole("link", { name: "Added" }).click();
  await expect(rows.filter({ hasText: "Paid for" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "Top up" }).first()).toBeVisible();

  await page.getByLabel("From", { exact: true }).fill("2001-01-01");
  await page.getByLabel("To", { exact: true }).fill("2001-12-31");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nothing in this period" })).toBeVisible();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("2001-12-31");
  await expectAccessible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(rows.filter({ hasText: "Paid for" }).first()).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("balance.csv");
});
