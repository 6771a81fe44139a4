import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { registerAccount, signInAsDemoCustomer } from "./accounts.ts";
import { expectSuccess, finishAtProvider, methodCard } from "./checkout-steps.ts";
import { mailedLink } from "./database.ts";
import { expect, expectPageAccessible, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH, PERSONAS, type Persona } from "./personas.ts";
import { placeOrder } from "./placed-order.ts";
import { at, SMALL_PHONE, TABLET } from "./sites.ts";

const list = (page: Page, { t }: Persona) => page.getByRole("region", { name: t("orders.list") });

const cardOf = (page: Page, persona: Persona, content: string) =>
  list(page, persona).getByRole("listitem").filter({ hasText: content }).first();

const unpaidStrip = (page: Page, { t }: Persona) =>
  page.getByRole("strong").filter({ hasText: t("orders.unpaid", { count: 1 }) });

const payLink = (page: Page, { priced }: Persona) =>
  page.getByRole("main").getByRole("link", { name: priced("orders.pay") });

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t, language, email } = persona;
  const offset = persona === ENGLISH ? 700 : 900;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("ROUTE-37 ACCOUNT-05 lists the demo's orders in all states, by filter and page", async ({
      page,
      visit,
      takeScreenshot,
    }) => {
      test.slow();
      await signInAsDemoCustomer(page);
      await visit(persona.at("/my-orders"));
      for (const status of {
        en: ["Awaiting payment", "Paid", "Packed", "On the way", "In customs", "Expired"],
        lt: ["Laukia apmokėjimo", "Apmokėtas", "Supakuotas", "Pakeliui", "Muitinėje", "Nebegalioja"],
      }[language])
        await expect(cardOf(page, persona, status)).toBeVisible();
      await takeScreenshot("orders");
      const kinds = page.getByRole("navigation", { name: t("orders.filters") });
      const all = kinds.getByRole("link", { name: `${t("orders.filter.all_orders")} 28`, exact: true });
      await expect(all).toHaveAttribute("aria-current", "page");
      await expect(page.getByText({ en: "Showing 1–10 of 28", lt: "Rodoma 1–10 iš 28" }[language])).toBeVisible();
      await page.getByRole("link", { name: t("pages.page", { number: 2 }) }).click();
      await expect(page.getByText({ en: "Showing 11–20 of 28", lt: "Rodoma 11–20 iš 28" }[language])).toBeVisible();
      const tabs = page.getByRole("navigation", { name: t("orders.tabs") });
      await tabs.getByRole("link", { name: t("orders.tab.ended") }).click();
      for (const status of ["cancelled", "refunded"] as const)
        await expect(cardOf(page, persona, t(`order.status.${status}`)).first()).toBeVisible();
      await tabs.getByRole("link", { name: t("orders.tab.unpaid") }).click();
      await expect(list(page, persona).getByRole("heading", { level: 2 })).toHaveCount(1);
      // The demo's orders are in euros, whatever the page shows.
      const pay = { en: /^Pay €[\d\s]+\.\d\d$/, lt: /^Apmokėti [\d\s]+,\d\d\s€$/ }[language];
      await expect(page.getByRole("main").getByRole("link", { name: pay }).first()).toBeVisible();
      await tabs.getByRole("link", { name: t("orders.tab.all") }).click();
      await kinds.getByRole("link", { name: `${t("orders.filter.marketplace")} 12` }).click();
      await expect(page).toHaveURL(persona.at("/my-orders?filter=marketplace"));
      await expect(cardOf(page, persona, t("order.status.paid"))).toBeVisible();
    });

    test("ROUTE-37 the order page shows arrival, steps, timeline and figures and downloads the invoice", async ({
      page,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await signInAsDemoCustomer(page);
      await page.goto(persona.at("/my-orders"));
      await untilHydrated(page);
      await cardOf(page, persona, t("order.status.customs"))
        .getByRole("link", { name: t("orders.track-of", { number: "OR" }) })
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
      await takeScreenshot("order-in-customs");

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: t("order.detail.invoice") }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
      await page
        .getByRole("main")
        .getByRole("link", { name: t(persona === ENGLISH ? "auth.menu.orders" : "menu.back"), exact: true })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t("auth.menu.orders") })).toBeVisible();
    });

    test("OVERLAY-02 ROUTE-23 PAYMENT-02 reminds of an unpaid order, which is declined once and then paid", async ({
      page,
      open,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await registerAccount(page, email("unpaid"));
      const { number } = await placeOrder(page, persona, { offset, email: email("unpaid") });
      await open(persona.at(""));
      const unpaid = { en: "You have an unpaid order", lt: "Turite 1 neapmokėtą užsakymą" }[language];
      const reminder = page.getByRole("dialog", { name: unpaid });
      await reminder.getByRole("button", { name: t("unpaid.pay") }).click();
      await expect(list(page, persona)).toBeFocused();
      await expect(unpaidStrip(page, persona)).toBeVisible();
      await expectAccessible();
      await page.getByRole("link", { name: t("orders.details-of", { number }) }).click();
      await expect(page.getByText({ en: /^Please pay by 20/, lt: /^Prašome sumokėti iki 20/ }[language])).toBeVisible();
      await expectAccessible();
      await takeScreenshot("unpaid-order");

      await payLink(page, persona).click();
      await payByCard(page, persona, "decline");
      await finishAtProvider(page, persona, "cancel");
      const kept = { en: `We keep ${number} for you`, lt: `${number} laikome jums` }[language];
      await expect(page.getByText(kept)).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("link", { name: t("auth.menu.orders") })
        .click();
      await payLink(page, persona).first().click();
      await payByCard(page, persona, "pay");
      await expectSuccess(page, persona);
      await page.goto(persona.at("/my-orders"));
      await expect(cardOf(page, persona, number)).toContainText(t("order.status.paid"));
      await expect(unpaidStrip(page, persona)).toBeHidden();
    });

    test("ROUTE-37 cancels an unpaid order after a confirmation", async ({
      page,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await registerAccount(page, email("cancel"));
      const { slug } = await placeOrder(page, persona, { offset: offset + 30, email: email("cancel") });
      await page.goto(persona.at(`/my-orders/${slug}`));
      await untilHydrated(page);
      const cancel = page.getByRole("button", { name: t("order.detail.cancel") });
      await cancel.focus();
      await page.keyboard.press("Enter");
      const question = page.getByTestId("cancel-order-modal");
      const asked = { en: "Cancel this order?", lt: "Atšaukti šį užsakymą?" }[language];
      await expect(question.getByRole("heading", { name: asked })).toBeVisible();
      await expectAccessible();
      await takeScreenshot("cancel-question");
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(cancel).toBeFocused();
      await cancel.click();
      await question.getByRole("button", { name: t("order.detail.cancel-yes") }).click();
      await expect(page.getByRole("heading", { level: 2, name: t("order.status.cancelled") })).toBeFocused();
      const cancelled = {
        en: "The order was cancelled and nothing was charged.",
        lt: "Užsakymas atšauktas, pinigai nenuskaičiuoti.",
      }[language];
      await expect(page.getByText(cancelled)).toBeVisible();
      await expect(cancel).toBeHidden();
      await expect(payLink(page, persona)).toBeHidden();
      const timeline = page.getByRole("region", { name: t("order.detail.timeline") });
      await expect(timeline).toContainText(t("order.timeline.cancel"));
      await expectAccessible();
      await takeScreenshot("cancelled-order");
    });
  });
}

test("T061 T062 ROUTE-37 a guest's order opens by its mail anywhere, prints, and belongs to the account once its address is confirmed", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = "guest-of-orders@example.com";
  const { number, slug, paymentUrl } = await placeOrder(page, ENGLISH, { offset: 1100, email });
  await page.goto(paymentUrl);
  await finishAtProvider(page, ENGLISH, "pay");
  await expectSuccess(page, ENGLISH);

  const phone = await (await browser.newContext({ viewport: SMALL_PHONE })).newPage();
  await expect.poll(() => mailedLink(email, "order-paid", "order"), { timeout: 20_000 }).toBeTruthy();
  await phone.goto(at("lt", (await mailedLink(email, "order-paid", "order")) ?? ""));
  await expect(phone.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  for (const region of ["Timeline", "Products", "Brought to", "Keep this order in an account"])
    await expect(phone.getByRole("region", { name: region })).toBeVisible();
  await expect(phone.getByRole("link", { name: "Invoice" })).toBeVisible();
  for (const { width, height } of [SMALL_PHONE, TABLET]) {
    await phone.setViewportSize({ width, height });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectPageAccessible(phone);
  }
  const shop = phone.getByText(/^Crossdock, lt\.localhost/);
  await expect(shop).toBeHidden();
  await phone.emulateMedia({ media: "print" });
  await expect(shop).toBeVisible();
  await expect(phone.getByRole("region", { name: "Products" })).toBeVisible();
  // Printers leave backgrounds out: an icon in white would be gone.
  const inks = await phone
    .locator("main ol svg")
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).color));
  expect(inks.length).toBeGreaterThan(0);
  expect(inks).not.toContain("rgb(255, 255, 255)");
  for (const name of ["Print", "Invoice", "Create an account"]) await expect(phone.getByText(name)).toBeHidden();
  await phone.context().close();

  const owner = await (await browser.newContext()).newPage();
  await registerAccount(owner, email);
  await owner.goto(ENGLISH.at("/my-orders"));
  await expect(owner.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  expect((await owner.goto(ENGLISH.at(`/my-orders/${slug}`)))?.status()).toBe(404);

  await confirmByMail(owner, email);
  await owner.goto(ENGLISH.at("/my-orders"));
  await expect(cardOf(owner, ENGLISH, number)).toContainText("Paid");
  await owner.getByRole("link", { name: `Track ${number}` }).click();
  await expect(owner.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible();
  await owner.context().close();
});

async function payByCard(page: Page, persona: Persona, action: "pay" | "decline"): Promise<void> {
  await page.waitForURL(/\/payment\/[\w-]+$/);
  await untilHydrated(page);
  await methodCard(page, persona.t("payment.method.card")).check();
  await page.getByRole("button", { name: persona.priced("payment.again.pay") }).click();
  await finishAtProvider(page, persona, action);
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
