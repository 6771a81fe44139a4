import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#demo/identity/demo-accounts.ts";
import { withUnusedCode } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, PHONE } from "./sites.ts";
import { BACK_OFFICE, shownCode, signInAsStaff } from "./staff-member.ts";

/** Other journeys pay meanwhile, and the newest rows are shown first. */
const showMoreUntil = (page: Page, row: Locator) =>
  expect(async () => {
    if (!(await row.isVisible())) await page.getByRole("button", { name: "Show more" }).click({ timeout: 2_000 });
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();

test("T065 T068 a staff member signs in with password and code; shops never see the cookie", async ({
  page,
  expectedProblems,
  expectAccessible,
  takeScreenshot,
}) => {
  expectedProblems.push(/401 \(Unauthorized\)/);
  await page.goto(BACK_OFFICE);
  await page.getByLabel("E-mail").fill("staff@example.com");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("not the password");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();

  await password.fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the six digits of the code.").first()).toBeVisible();
  await expectAccessible();
  await signInAsStaff(page);

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "lt" }).click();
  const heading = page.getByRole("heading", { name: /^Prisijungėte kaip/ });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expectAccessible();
  await takeScreenshot("signed-in-as");

  const cookies = await page.context().cookies(at("lt", "/"));
  expect(cookies.filter(({ name }) => name.includes("staff"))).toEqual([]);

  await page.getByRole("button", { name: "Atsijungti" }).click();
  await expect(page.getByRole("heading", { name: "Darbuotojų prisijungimas" })).toBeVisible();
});

test("T068 I10 staff move an order and refund it on the bench, by keyboard, with a fresh code", async ({
  page,
  expectedProblems,
  expectAccessible,
  takeScreenshot,
}) => {
  expectedProblems.push(/403 \(Forbidden\)/);
  await signInAsStaff(page);
  await page.getByLabel("State").selectOption("Paid");
  const paid = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "OR15" }) });
  await expect(paid).toContainText("Paid");
  await expect(page.getByRole("listitem").filter({ hasText: "Delivered" })).toHaveCount(0);
  await expectAccessible();
  await paid.getByRole("button", { name: "Start preparing" }).focus();
  await page.keyboard.press("Enter");
  await expect(paid.getByLabel("Note")).toBeFocused();
  await page.keyboard.type("shelf 4");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("OR15: Start preparing")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Orders" })).toBeFocused();
  await expect(paid).toHaveCount(0);

  await page.getByRole("tab", { name: "Payments" }).click();
  const payment = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^OR1 / }) });
  await showMoreUntil(page, payment);
  await payment.getByRole("button", { name: "Refund a part" }).click();
  const amount = payment.getByLabel("Amount");
  await amount.fill("0");
  await payment.getByLabel("Where the money goes").selectOption("to the customer’s balance");
  await payment.getByLabel("Reason").fill("a scratched lid");
  const submit = payment.locator("form").getByRole("button", { name: "Refund a part" });
  await submit.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/above zero/);
  await amount.fill("5,00");
  await withUnusedCode(async () => {
    await submit.click();
    const code = payment.getByLabel("Code", { exact: true });
    await expect(code).toBeFocused();
    await expectAccessible();
    await takeScreenshot("bench-step-up");
    await code.fill(await shownCode(page));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("Refund a part")).toBeVisible();
  });
  await showMoreUntil(page, payment);
  await expect(payment).toContainText("€5.00");

  await page.goBack();
  await expect(page.getByRole("tab", { name: "Orders" })).toHaveAttribute("aria-selected", "true");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: "lt" }).click();
  await expect(page.getByRole("heading", { name: "Užsakymai" })).toBeVisible();
  await page.getByRole("button", { name: "Pažymėti kaip supakuotą" }).first().click();
  await expectAccessible();
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > 320.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(wide).toEqual([]);
  await takeScreenshot("bench-phone");
});

/** One pixel. */
const PHOTO = {
  name: "closed.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test("FORWARDING-02 T104 staff take in a box with its photo, order a label, and save label and customs invoice on the bench", async ({
  page,
  expectAccessible,
  takeScreenshot,
}) => {
  await signInAsStaff(page);
  await page.getByRole("tab", { name: "Parcels", exact: true }).click();
  await page.getByRole("button", { name: "Take in a box" }).click();
  for (const [label, typed] of [
    ["Weight, grams", "1280"],
    ["Length, mm", "340"],
    ["Width, mm", "220"],
    ["Height, mm", "130"],
    ["Tracking number", `1ZBENCH${Date.now()}`],
  ] as const)
    await page.getByRole("textbox", { name: label }).fill(typed);
  await page.locator("input[type=file][name=outside]").setInputFiles(PHOTO);
  await expect(page.getByRole("status").filter({ hasText: PHOTO.name })).toBeAttached();
  await expectAccessible();
  await takeScreenshot("bench-intake");
  const received = page.waitForRequest(/\/api\/parcels\/receive$/);
  await page.locator("form").getByRole("button", { name: "Take in a box" }).click();
  expect((await received).postDataJSON().photos).toEqual([{ file_id: expect.any(String), kind: "outside" }]);
  await expect(page.getByRole("status").getByText("Take in a box")).toBeVisible();

  await page.getByRole("tab", { name: "Forward requests" }).click();
  await page.getByLabel("State").selectOption("Packed");
  const request = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /^FR\d+$/ }) })
    .last();
  await request.getByRole("button", { name: "Order a label" }).click();
  await request.getByLabel("Carrier").selectOption("Northpost");
  await request.locator("form").getByRole("button", { name: "Order a label" }).click();
  await expect(page.getByRole("status").getByText("Order a label")).toBeVisible();
  for (const paper of ["Label", "Customs invoice"]) {
    await expect(async () => {
      const saved = page.waitForEvent("download", { timeout: 20_000 });
      await request.getByRole("button", { name: new RegExp(`^${paper} FR`) }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^FR\\d+ ${paper}\\.pdf$`));
    }).toPass();
  }
  await expectAccessible();
});
