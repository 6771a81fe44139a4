import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openAccount, signInAsCustomer } from "./accounts.ts";
import { atTheTill } from "./checkout-steps.ts";
import { expect, test, untilAlive } from "./fixtures.ts";
import { placeOrder } from "./placed-order.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const cardOf = (page: Page, status: string) =>
  page.getByRole("region", { name: "List of orders" }).getByRole("listitem").filter({ hasText: status }).first();

const unpaidStrip = (page: Page) => page.getByRole("strong").filter({ hasText: "One order is waiting for payment." });

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const email = (journey: string) => `${journey}-${viewport.width}@example.com`;
    const offset = viewport === DESKTOP ? 700 : 900;

    test("ROUTE-37 ACCOUNT-05 the demo's orders in all their states, their kinds and their pages", async ({
      page,
      visit,
      picture,
    }) => {
      test.slow();
      await signInAsCustomer(page);
      await visit(at("lt", "/en/my-orders"));
      for (const status of ["Awaiting payment", "Paid", "Packed", "On the way", "In customs", "Cancelled"])
        await expect(cardOf(page, status)).toBeVisible();
      await picture("orders");
      const kinds = page.getByRole("navigation", { name: "Kinds of orders" });
      await expect(kinds.getByRole("link", { name: /^All orders 12$/ })).toHaveAttribute("aria-current", "page");
      await expect(page.getByText("Showing 1–10 of 12")).toBeVisible();
      await page.getByRole("link", { name: "Page 2" }).click();
      await expect(cardOf(page, "Refunded")).toBeVisible();
      await kinds.getByRole("link", { name: "Shop 12" }).click();
      await expect(page).toHaveURL(at("lt", "/en/my-orders?filter=marketplace"));
      await expect(cardOf(page, "Paid")).toBeVisible();
    });

    test("ROUTE-37 the page of an order: arrival, steps, timeline, figures and the invoice as a file", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await signInAsCustomer(page);
      await page.goto(at("lt", "/en/my-orders"));
      await untilAlive(page);
      await cardOf(page, "In customs")
        .getByRole("link", { name: /^Details of OR/ })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: /^Order OR\d+$/ })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: /^Arrives 20\d\d-\d\d-\d\d – / })).toBeVisible();
      await expect(page.locator("[aria-current=step]")).toContainText("Customs");
      const timeline = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
      await expect(timeline.first()).toContainText(/Ready to collect\s*Expected 20/);
      await expect(timeline.filter({ hasText: "Left the origin hub" })).toContainText("(warehouse time 20");
      await expect(timeline.last()).toContainText("Order placed");
      await expect(page.getByRole("region", { name: "Products" })).toContainText(/Total paid€[\d.]+.*by card/);
      await expect(page.getByRole("region", { name: "Collect at" })).toContainText("Omniva");
      await expectAccessible();
      await picture("order-in-customs");

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Invoice" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
      await page.getByRole("main").getByRole("link", { name: "My orders", exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible();
    });

    test("OVERLAY-02 ROUTE-23 PAYMENT-02 an unpaid order is remembered, declined once, then paid", async ({
      page,
      visit,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await openAccount(page, email("unpaid"));
      const { number } = await placeOrder(page, { offset, email: email("unpaid") });
      await visit(at("lt", "/en"));
      const reminder = page.getByRole("dialog", { name: "You have an unpaid order" });
      await reminder.getByRole("button", { name: "Pay" }).click();
      await expect(page.getByRole("region", { name: "List of orders" })).toBeFocused();
      await expect(unpaidStrip(page)).toBeVisible();
      await expectAccessible();
      await page.getByRole("link", { name: `Details of ${number}` }).click();
      await expect(page.getByText(/^Please pay by 20/)).toBeVisible();
      await expectAccessible();
      await picture("unpaid-order");

      await page
        .getByRole("main")
        .getByRole("link", { name: /^Pay €/ })
        .click();
      await payByCard(page, "Be declined");
      await page.getByRole("button", { name: "Cancel and return to the shop" }).click();
      await expect(page.getByText(`We keep ${number} for you`)).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "My orders" }).click();
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Pay €/ })
        .first()
        .click();
      await payByCard(page, "Pay");
      await page.waitForURL(/\/en\/success\//);
      await page.goto(at("lt", "/en/my-orders"));
      await expect(cardOf(page, number)).toContainText("Paid");
      await expect(unpaidStrip(page)).toBeHidden();
    });

    test("ROUTE-37 an unpaid order is given up only after a second question", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await openAccount(page, email("cancel"));
      const { slug } = await placeOrder(page, { offset: offset + 30, email: email("cancel") });
      await page.goto(at("lt", `/en/my-orders/${slug}`));
      await untilAlive(page);
      const cancel = page.getByRole("button", { name: "Cancel the order" });
      await cancel.focus();
      await page.keyboard.press("Enter");
      const question = page.getByTestId("cancel-order-modal");
      await expect(question.getByRole("heading", { name: "Cancel this order?" })).toBeVisible();
      await expectAccessible();
      await picture("cancel-question");
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(cancel).toBeFocused();
      await cancel.click();
      await question.getByRole("button", { name: "Yes, cancel it" }).click();
      await expect(page.getByRole("heading", { level: 2, name: "Cancelled" })).toBeFocused();
      await expect(page.getByText("The order was cancelled and nothing was charged.")).toBeVisible();
      await expect(cancel).toBeHidden();
      await expect(page.getByRole("link", { name: /^Pay €/ })).toBeHidden();
      await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Order cancelled");
      await expectAccessible();
      await picture("cancelled-order");
    });
  });
}

test("T062 ROUTE-37 what a guest ordered is theirs once the address is confirmed, and nobody's before", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = "guest-of-orders@example.com";
  await page.goto(at("lt", "/en/accessibility"));
  const { number, slug, till } = await placeOrder(page, { offset: 1100, email });
  await page.goto(till);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL(/\/en\/success\//);

  const owner = await (await browser.newContext()).newPage();
  await openAccount(owner, email);
  await owner.goto(at("lt", "/en/my-orders"));
  await expect(owner.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  expect((await owner.goto(at("lt", `/en/my-orders/${slug}`)))?.status()).toBe(404);

  await confirmByMail(owner, email);
  await owner.goto(at("lt", "/en/my-orders"));
  await expect(cardOf(owner, number)).toContainText("Paid");
  await owner.getByRole("link", { name: `Details of ${number}` }).click();
  await expect(owner.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  await owner.context().close();
});

async function payByCard(page: Page, action: string): Promise<void> {
  await page.waitForURL(/\/payment\/[\w-]+$/);
  await untilAlive(page);
  await page.locator("label:has([name=payment_method_id])", { hasText: "Card" }).locator("input").check();
  await page.getByRole("button", { name: /^Pay €/ }).click();
  await atTheTill(page, action);
}

async function confirmByMail(page: Page, email: string): Promise<void> {
  const mail = page.getByRole("row").filter({ hasText: email }).filter({ hasText: "Confirm your e-mail address" });
  await expect(async () => {
    await page.goto(at("lt", "/dev/mail"));
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await mail.getByRole("link").click();
  await page.getByRole("link", { name: /\/confirm-email\// }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
}
