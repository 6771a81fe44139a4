import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openAccount, signInAsCustomer } from "./accounts.ts";
import { atTheTill, expectSuccess, methodCard } from "./checkout-steps.ts";
import { expect, test, untilAlive } from "./fixtures.ts";
import { placeOrder } from "./placed-order.ts";
import { ENGLISH, READERS, type Reader } from "./readers.ts";
import { at } from "./sites.ts";

const list = (page: Page, { t }: Reader) => page.getByRole("region", { name: t("orders.list") });

const cardOf = (page: Page, reader: Reader, content: string) =>
  list(page, reader).getByRole("listitem").filter({ hasText: content }).first();

const unpaidStrip = (page: Page, { t }: Reader) =>
  page.getByRole("strong").filter({ hasText: t("orders.unpaid", { count: 1 }) });

/** The button that leads to the payment of what is due. */
const payLink = (page: Page, { priced }: Reader) =>
  page.getByRole("main").getByRole("link", { name: priced("orders.pay") });

for (const reader of READERS) {
  const { t, language, email } = reader;
  const offset = reader === ENGLISH ? 700 : 900;

  test.describe(reader.name, () => {
    test.use(reader.device);

    test("ROUTE-37 ACCOUNT-05 the demo's orders in all their states, their kinds and their pages", async ({
      page,
      visit,
      picture,
    }) => {
      test.slow();
      await signInAsCustomer(page);
      await visit(reader.at("/my-orders"));
      for (const status of {
        en: ["Awaiting payment", "Paid", "Packed", "On the way", "In customs", "Cancelled"],
        lt: ["Laukia apmokėjimo", "Apmokėtas", "Supakuotas", "Pakeliui", "Muitinėje", "Atšauktas"],
      }[language])
        await expect(cardOf(page, reader, status)).toBeVisible();
      await picture("orders");
      const kinds = page.getByRole("navigation", { name: t("orders.filters") });
      const all = kinds.getByRole("link", { name: `${t("orders.filter.all_orders")} 12`, exact: true });
      await expect(all).toHaveAttribute("aria-current", "page");
      await expect(page.getByText({ en: "Showing 1–10 of 12", lt: "Rodoma 1–10 iš 12" }[language])).toBeVisible();
      await page.getByRole("link", { name: t("pages.page", { number: 2 }) }).click();
      await expect(cardOf(page, reader, t("order.status.refunded"))).toBeVisible();
      await kinds.getByRole("link", { name: `${t("orders.filter.marketplace")} 12` }).click();
      await expect(page).toHaveURL(reader.at("/my-orders?filter=marketplace"));
      await expect(cardOf(page, reader, t("order.status.paid"))).toBeVisible();
    });

    test("ROUTE-37 the page of an order: arrival, steps, timeline, figures and the invoice as a file", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await signInAsCustomer(page);
      await page.goto(reader.at("/my-orders"));
      await untilAlive(page);
      await cardOf(page, reader, t("order.status.customs"))
        .getByRole("link", { name: t("orders.details-of", { number: "OR" }) })
        .click();
      const title = { en: /^Order OR\d+$/, lt: /^Užsakymas OR\d+$/ }[language];
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      const arrival = { en: /^Arrives 20\d\d-\d\d-\d\d – /, lt: /^Atvyks 20\d\d-\d\d-\d\d – / }[language];
      await expect(page.getByRole("heading", { level: 2, name: arrival })).toBeVisible();
      await expect(page.locator("[aria-current=step]")).toContainText(t("order.step.customs"));
      const timeline = page.getByRole("region", { name: t("order.detail.timeline") }).getByRole("listitem");
      const toCome = { en: /Ready to collect\s*Expected 20/, lt: /Galima atsiimti\s*Tikėtina 20/ }[language];
      await expect(timeline.first()).toContainText(toCome);
      const departure = timeline.filter({ hasText: t("order.timeline.departed_origin") });
      await expect(departure).toContainText(`(${t("order.detail.warehouse-time", { time: "20" })}`);
      await expect(timeline.last()).toContainText(t("order.timeline.place"));
      const paid = { en: /Total paid€[\d.]+.*by card/, lt: /Iš viso sumokėta[\d,]+\s€.*kortele/ }[language];
      await expect(page.getByRole("region", { name: t("order.detail.products") })).toContainText(paid);
      await expect(page.getByRole("region", { name: t("order.detail.collect-at") })).toContainText("Omniva");
      await expectAccessible();
      await picture("order-in-customs");

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: t("order.detail.invoice") }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
      await page
        .getByRole("main")
        .getByRole("link", { name: t("auth.menu.orders"), exact: true })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t("auth.menu.orders") })).toBeVisible();
    });

    test("OVERLAY-02 ROUTE-23 PAYMENT-02 an unpaid order is remembered, declined once, then paid", async ({
      page,
      open,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await openAccount(page, email("unpaid"));
      const { number } = await placeOrder(page, reader, { offset, email: email("unpaid") });
      await open(reader.at(""));
      const unpaid = { en: "You have an unpaid order", lt: "Turite 1 neapmokėtą užsakymą" }[language];
      const reminder = page.getByRole("dialog", { name: unpaid });
      await reminder.getByRole("button", { name: t("unpaid.pay") }).click();
      await expect(list(page, reader)).toBeFocused();
      await expect(unpaidStrip(page, reader)).toBeVisible();
      await expectAccessible();
      await page.getByRole("link", { name: t("orders.details-of", { number }) }).click();
      await expect(page.getByText({ en: /^Please pay by 20/, lt: /^Prašome sumokėti iki 20/ }[language])).toBeVisible();
      await expectAccessible();
      await picture("unpaid-order");

      await payLink(page, reader).click();
      await payByCard(page, reader, "decline");
      await atTheTill(page, reader, "cancel");
      const kept = { en: `We keep ${number} for you`, lt: `${number} laikome jums` }[language];
      await expect(page.getByText(kept)).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("link", { name: t("auth.menu.orders") })
        .click();
      await payLink(page, reader).first().click();
      await payByCard(page, reader, "pay");
      await expectSuccess(page, reader);
      await page.goto(reader.at("/my-orders"));
      await expect(cardOf(page, reader, number)).toContainText(t("order.status.paid"));
      await expect(unpaidStrip(page, reader)).toBeHidden();
    });

    test("ROUTE-37 an unpaid order is given up only after a second question", async ({
      page,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await openAccount(page, email("cancel"));
      const { slug } = await placeOrder(page, reader, { offset: offset + 30, email: email("cancel") });
      await page.goto(reader.at(`/my-orders/${slug}`));
      await untilAlive(page);
      const cancel = page.getByRole("button", { name: t("order.detail.cancel") });
      await cancel.focus();
      await page.keyboard.press("Enter");
      const question = page.getByTestId("cancel-order-modal");
      const asked = { en: "Cancel this order?", lt: "Atšaukti šį užsakymą?" }[language];
      await expect(question.getByRole("heading", { name: asked })).toBeVisible();
      await expectAccessible();
      await picture("cancel-question");
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(cancel).toBeFocused();
      await cancel.click();
      await question.getByRole("button", { name: t("order.detail.cancel-yes") }).click();
      await expect(page.getByRole("heading", { level: 2, name: t("order.status.cancelled") })).toBeFocused();
      const cancelled = {
        en: "The order was cancelled and nothing was charged.",
        lt: "Užsakymas atšauktas, nieko nenuskaičiuota.",
      }[language];
      await expect(page.getByText(cancelled)).toBeVisible();
      await expect(cancel).toBeHidden();
      await expect(payLink(page, reader)).toBeHidden();
      const timeline = page.getByRole("region", { name: t("order.detail.timeline") });
      await expect(timeline).toContainText(t("order.timeline.cancel"));
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
  const { number, slug, till } = await placeOrder(page, ENGLISH, { offset: 1100, email });
  await page.goto(till);
  await atTheTill(page, ENGLISH, "pay");
  await expectSuccess(page, ENGLISH);

  const owner = await (await browser.newContext()).newPage();
  await openAccount(owner, email);
  await owner.goto(ENGLISH.at("/my-orders"));
  await expect(owner.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  expect((await owner.goto(ENGLISH.at(`/my-orders/${slug}`)))?.status()).toBe(404);

  await confirmByMail(owner, email);
  await owner.goto(ENGLISH.at("/my-orders"));
  await expect(cardOf(owner, ENGLISH, number)).toContainText("Paid");
  await owner.getByRole("link", { name: `Details of ${number}` }).click();
  await expect(owner.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  await owner.context().close();
});

async function payByCard(page: Page, reader: Reader, action: "pay" | "decline"): Promise<void> {
  await page.waitForURL(/\/payment\/[\w-]+$/);
  await untilAlive(page);
  await methodCard(page, reader.t("payment.method.card")).check();
  await page.getByRole("button", { name: reader.priced("payment.again.pay") }).click();
  await atTheTill(page, reader, action);
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
