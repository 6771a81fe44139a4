import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#demo/identity/demo-accounts.ts";
import { withUnusedCode } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, PHONE } from "./sites.ts";
import { BACK_OFFICE, enterPassword, openDesk, openQueue, shownCode, signInAsStaff } from "./staff-member.ts";

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
  await page.getByRole("button", { name: /^Signed in as/ }).click();
  await page.getByRole("button", { name: "Lietuvių" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Užsakymai" });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expectAccessible();
  await takeScreenshot("orders-phone");

  const cookies = await page.context().cookies(at("lt", "/"));
  expect(cookies.filter(({ name }) => name.includes("staff"))).toEqual([]);

  await page.getByRole("button", { name: /^Prisijungėte kaip/ }).click();
  await page.getByRole("button", { name: "Atsijungti" }).click();
  await expect(page.getByRole("heading", { name: "Darbuotojų prisijungimas" })).toBeVisible();
});

/** The order that is open beside the list. */
const panelOf = (page: Page, number: string) => page.getByRole("complementary", { name: number });

test("T068 I10 staff find an order, read it and move it on, by keyboard alone", async ({
  page,
  expectAccessible,
  takeScreenshot,
}) => {
  await signInAsStaff(page);
  await expect(page.getByRole("row", { name: /OR\d+/ }).first()).toBeVisible();
  await expectAccessible();
  await takeScreenshot("orders");
  await page.keyboard.press("/");
  await page.keyboard.type("OR15");
  await expect(page.getByRole("row", { name: /^Select OR/ })).toHaveCount(1);
  await expect(page).toHaveURL(/\/orders\?search=OR15$/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const panel = panelOf(page, "OR15");
  await expect(panel.getByRole("heading", { name: "OR15" })).toBeFocused();
  await expect(page).toHaveURL(/\/orders\/OR15\?search=OR15$/);
  await expect(panel.getByText("Order placed")).toBeVisible();
  await expect(panel).toContainText("•••");
  await expectAccessible();
  await takeScreenshot("order-beside-the-list");

  await panel.getByRole("button", { name: "Start preparing" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Note")).toBeFocused();
  await page.keyboard.type("shelf 4");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("OR15: Start preparing")).toBeVisible();
  await expect(panel.getByText("Being prepared")).toBeVisible();
  const begun = panel.getByRole("listitem").filter({ hasText: "Preparing begun" });
  await expect(begun).toContainText("shelf 4");
  await panel.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.keyboard.press("x");
  const bulk = page.getByRole("button", { name: "Mark as packed (1)" });
  await expect(bulk).toBeVisible();
  await expect(page.getByRole("button", { name: "Start preparing (0)" })).toHaveAttribute("aria-disabled", "true");
  await bulk.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Mark as packed" });
  await dialog.getByRole("button", { name: "Mark as packed: 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Done")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row", { name: /^Select OR15/ })).toContainText("Packed");
});

test("T065 T108 a list shows what its address says; a filter is added, corrected and taken away", async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.goto(`${BACK_OFFICE}/orders?view=unpaid`);
  await expect(page.getByRole("button", { name: /^Awaiting payment \d/ })).toHaveAttribute("aria-pressed", "true");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain("Order,Placed,Customer");
  expect(lines.slice(1).filter((line) => !/^OR\d+,.*Awaiting/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Amount", exact: true }).click();
  await page.getByRole("textbox", { name: "From" }).fill("a lot");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter an amount such as 12.50.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("textbox", { name: "From" }).fill("1000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No orders here" })).toBeVisible();
  await expect(page).toHaveURL(/total=1000000\.\.$/);
  await page.getByRole("button", { name: "Remove the filter “Amount”" }).click();
  await expect(page.getByRole("row", { name: /^Select OR/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "No orders here" })).toBeVisible();
});

test("T065 T118 an ended session is signed in again in place: what was typed stays, and is done once", async ({
  page,
  expectedProblems,
  expectAccessible,
}) => {
  expectedProblems.push(/401 \(Unauthorized\)/);
  await signInAsStaff(page);
  await page.goto(`${BACK_OFFICE}/orders/OR14`);
  const panel = panelOf(page, "OR14");
  await panel.getByRole("button", { name: "Mark as packed" }).click();
  await panel.getByLabel("Note").fill("two boxes");
  await page.context().clearCookies();
  await panel.locator("form").getByRole("button", { name: "Mark as packed" }).click();
  const again = page.getByRole("dialog");
  await expect(again.getByText("You have been signed out.")).toBeVisible();
  await expectAccessible();
  await withUnusedCode(async () => {
    await enterPassword(page);
    await again.getByLabel("Code", { exact: true }).fill(await shownCode(page));
    await page.keyboard.press("Enter");
    await expect(again).toBeHidden();
  });
  await expect(panel.getByLabel("Note")).toHaveValue("two boxes");
  await panel.locator("form").getByRole("button", { name: "Mark as packed" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "two boxes" })).toHaveCount(1);
});

test("Ctrl K opens an order by its number; ? lists the keys of the screen", async ({ page, expectAccessible }) => {
  await signInAsStaff(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("or2");
  await expect(page.getByRole("option", { name: /Open OR2/ })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(panelOf(page, "OR2")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Next row");
});

test("T068 I10 staff refund a part of a payment on its desk, with a fresh code", async ({
  page,
  expectedProblems,
  expectAccessible,
  takeScreenshot,
}) => {
  expectedProblems.push(/403 \(Forbidden\)/);
  await signInAsStaff(page);
  await openDesk(page, "Payments");
  await page.getByRole("searchbox", { name: "Number (OR12) or reference" }).fill("OR1");
  const name = page.getByRole("button", { name: "OR1", exact: true });
  const row = page.getByRole("row").filter({ has: name, hasText: /Paid|Partly refunded/ });
  await row.first().getByRole("button", { name: "OR1", exact: true }).click();
  const payment = panelOf(page, "OR1");
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
    await takeScreenshot("desk-step-up");
    await code.fill(await shownCode(page));
    await page.keyboard.press("Enter");
    await expect(page.getByText("OR1: Refund a part")).toBeVisible();
  });
  await expect(payment.getByRole("listitem").filter({ hasText: "a scratched lid" }).first()).toContainText("€5.00");

  await payment.getByRole("button", { name: "Close" }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: /^Signed in as/ }).click();
  await page.getByRole("button", { name: "Lietuvių" }).click();
  await expect(page.getByRole("heading", { name: /^Mokėjimai/ })).toBeVisible();
  await page.getByRole("listitem").getByRole("button", { name: /^OR1/ }).first().click();
  await payment.getByRole("button", { name: "Grąžinti dalį" }).click();
  await expectAccessible();
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      // A row of views scrolls by itself.
      .filter((one) => one.getBoundingClientRect().right > 320.5 && !one.parentElement?.closest(".overflow-x-auto"))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(wide).toEqual([]);
  await takeScreenshot("desk-phone");
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
  await openQueue(page, "Parcels");
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
