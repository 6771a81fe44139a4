import type { Browser, Locator, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { DEMO_CURRENCIES } from "#demo/storefronts.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { topUp } from "#modules/money/balance/index.ts";
import { PATHS } from "#simulator/protocol.ts";
import { TILL_TEXTS } from "#simulator/till/texts.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { post, registerAccount } from "./accounts.ts";
import { finishAtProvider, methodCard } from "./checkout-steps.ts";
import { confirmEmail, withDatabase } from "./database.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { ENGLISH, PERSONAS, type Persona } from "./personas.ts";
import { PHONE } from "./sites.ts";
import { BOX, DELIVERY_ADDRESS, storeParcel } from "./stored-parcel.ts";
import { type WarehouseMember, warehouseMember } from "./warehouse.ts";

const SMALLER = { weight_grams: 1_480, length_mm: 300, width_mm: 180, height_mm: 100 };

/** A customer with an address to send to. */
async function register(page: Page, email: string): Promise<void> {
  await registerAccount(page, email);
  await confirmEmail(email);
  await post(page, "/api/account/add-delivery-address", DELIVERY_ADDRESS);
}

/** Money that was paid in before; topping up has its own journey. */
const fillBalance = ({ currency }: Persona, email: string, cents: number) =>
  withDatabase(async (db) => {
    const { rows } = await db.execute<{ id: number }>(sql`select id from users where email = ${email}`);
    const userId = rows[0]?.id ?? 0;
    await topUp(db, {
      storefrontCode: "lt",
      currencyId: DEMO_CURRENCIES[currency],
      key: `journey ${userId}`,
      userId,
      amount: fromMinor(cents),
      processor: { id: 1, name: "Card", transactionId: `pi_${userId}` },
    });
  });

const status = (page: Page, { t }: Persona, name: "paid" | "packed" | "rehearsing" | "rehearsed" | "delivered") =>
  page
    .getByRole("main")
    .getByText(t(`forwarding.status.${name}`), { exact: true })
    .first();

/** Small screens show one step after the other. */
async function goOn(page: Page, persona: Persona, ...steps: ("packing" | "delivery" | "pay")[]): Promise<void> {
  if (persona.device.viewport.width > PHONE.width) return;
  for (const step of steps) {
    await page.getByRole("button", { name: persona.t(`forwarding.continue.${step}`) }).click();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
  }
}

/** Ticks what stands before the button. */
async function consent(page: Page): Promise<void> {
  for (const name of ["goods", "terms"]) await page.locator(`[name=consent_${name}]`).click();
}

/** The button is there once a choice is saved. */
async function chooseDelivery(page: Page, persona: Persona): Promise<void> {
  const { t } = persona;
  await goOn(page, persona, "packing", "delivery");
  await page.getByRole("radio", { name: new RegExp(`^${t("product.method.air")}`) }).click();
  const couriers = page.locator("[name=delivery_method]");
  const order = () => couriers.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const before = await order();
  await page
    .locator("label", { hasText: t("checkout.courier.door", { name: "" }).trim() })
    .first()
    .click();
  await page.getByRole("radio", { name: new RegExp(DELIVERY_ADDRESS.first_address) }).click();
  expect(await order()).toEqual(before);
  await goOn(page, persona, "pay");
}

/** Packs, orders a label at the simulated carrier and hands the boxes over. */
async function sendOff(staff: WarehouseMember, number: string): Promise<string> {
  await staff.make("shipments/label", { number, carrier: "northpost" });
  const label = () => staff.make<{ tracking_number: string | null }>("shipments/get-label", { number });
  await expect.poll(async () => (await label()).tracking_number).not.toBeNull();
  await staff.make("forwarding/label", { number });
  await staff.make("forwarding/dispatch", { number });
  return (await label()).tracking_number ?? "";
}

/** Where a guest sees that it is on its way. */
async function trackAsGuest(browser: Browser, persona: Persona, number: string, email: string): Promise<void> {
  const { t } = persona;
  const page = await browser.newPage(persona.device);
  await page.goto(persona.at("/tracking"));
  await untilHydrated(page);
  await page.getByLabel(t("tracking.number"), { exact: true }).fill(number);
  await page.getByLabel(t("tracking.proof")).fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: t("forwarding.status.customs") })).toBeVisible();
  await page.close();
}

for (const persona of variantsOf(PERSONAS, 0)) {
  const { t, language } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("FORWARDING-02 FORWARDING-05 PAYMENT-02 I14 announced, joined, paid, packed smaller, refunded, tracked, delivered", async ({
      page,
      browser,
      open,
      visit,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      const email = persona.email("forwarding");
      await register(page, email);
      if (language === "lt") await fillBalance(persona, email, 2_000);
      const staff = await warehouseMember();
      const second = await storeParcel(page, staff, "lumebeauty.com");

      await open(persona.at("/parcels/announce"));
      const tracking = `1Z${persona.device.viewport.width}BB${Date.now()}`;
      await page.getByLabel(t("parcel.announce.tracking-number")).fill(tracking);
      await page.getByLabel(t("parcel.announce.shop"), { exact: true }).fill("stridewear.com");
      await page.getByRole("button", { name: t("parcel.announce.send") }).click();
      await expect(page).toHaveURL(/\/parcels\/PA\d+$/);
      const { number: first } = await staff.make<{ number: string }>("parcels/receive", {
        ...BOX,
        tracking_number: tracking,
      });
      await open(page.url());
      await page.getByLabel(t("declaration.description")).fill("Trail running shoes");
      await page.getByLabel(t("declaration.pieces")).fill("1");
      const soFar = page.getByText(t("declaration.so-far"));
      await page.getByLabel(t("declaration.unit-value")).fill("1 234,56");
      await expect(soFar).toContainText(/1\D?234[.,]56/);
      await page.getByLabel(t("declaration.unit-value")).fill("79.90");
      await expect(soFar).toContainText(/79[.,]90/);
      await page.getByLabel(t("declaration.hs6")).fill("6404.11");
      await page.getByLabel(t("declaration.made-in")).selectOption("VN");
      await page.getByLabel(t("declaration.true")).check();
      await page.getByRole("button", { name: t("declaration.save") }).click();
      await expect(page.getByRole("main").getByText(t("parcel.status.ready"), { exact: true }).first()).toBeVisible();

      await open(persona.at("/parcels"));
      const boxOf = (number: string) => page.getByRole("checkbox", { name: new RegExp(number) });
      for (const number of [first, second]) await boxOf(number).click();
      await expect(page.getByText(t("parcels.selected", { count: 2 }))).toBeVisible();
      await expectAccessible();
      await page.getByRole("link", { name: t("parcels.send-together") }).click();
      await page.waitForURL(/\/forward\?parcels=/);
      for (const number of [first, second]) await expect(boxOf(number)).toBeChecked();
      await expectAccessible();
      await takeScreenshot("choose-parcels");
      await page.getByRole("button", { name: t("forwarding.begin") }).click();
      await page.waitForURL(/\/forward\/[\w-]{20,}$/);
      await chooseDelivery(page, persona);
      const agree = page.getByRole("button", { name: persona.priced("forwarding.submit") });
      await expect(agree).toBeEnabled();
      // Where the page was scrolled to, the header covers a part of a control.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible();
      await takeScreenshot("draft");
      await open(page.url());
      await expect(
        page.getByRole("radio", { name: new RegExp(DELIVERY_ADDRESS.first_address), includeHidden: true }),
      ).toBeChecked();
      const total = (await page.getByTestId("request-total").textContent()) ?? "";
      await agree.click();
      await expect(page.locator("[name=consent_goods]")).toBeFocused();
      await expect(page.getByText(t("validation.agree")).first()).toBeVisible();
      await consent(page);
      await agree.click();

      await page.waitForURL(/\/payment\/[\w-]+$/);
      await expect(page.getByRole("main").getByText(total).first()).toBeVisible();
      if (language === "lt") await page.getByRole("switch", { name: t("payment.balance.title") }).click();
      await methodCard(page, t(language === "lt" ? "payment.method.bank" : "payment.method.card")).click();
      await expectAccessible();
      await takeScreenshot("payment");
      await page.getByRole("button", { name: persona.priced("payment.again.pay") }).click();
      await page.waitForURL(/\/till\//);
      const simulator = new URL(page.url()).origin;
      await finishAtProvider(page, persona, "pay");
      await page.waitForURL(/\/my-orders\//);
      await expect(status(page, persona, "paid")).toBeVisible();
      await expectAccessible();

      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const number = /FR\d+/.exec(title)?.[0] ?? "";
      await staff.make("forwarding/start", { number });
      await staff.make("forwarding/measure", { number, boxes: [SMALLER] });
      const request = page.url();
      await open(request);
      await expect(status(page, persona, "packed")).toBeVisible();
      await expect(page.getByText(persona.priced("forwarding.sum.less"))).toBeVisible();
      // A card's provider confirms a moment later; to the bank it is sent by hand.
      if (language === "en")
        await expect(async () => {
          await open(request);
          await expect(page.getByText(t("forwarding.timeline.refund_partly"))).toBeVisible({ timeout: 5_000 });
        }).toPass();
      await takeScreenshot("packed");

      const parcel = await sendOff(staff, number);
      const step = () =>
        fetch(simulator + PATHS.control.step, { method: "POST", body: JSON.stringify({ number: parcel }) });
      for (let taken = 0; taken < 5; taken += 1) await step();
      await expect(async () => trackAsGuest(browser, persona, number, email)).toPass();
      for (let taken = 0; taken < 4; taken += 1) await step();
      await expect(async () => {
        await open(request);
        await expect(status(page, persona, "delivered")).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expectAccessible();
      await takeScreenshot("delivered");
      await visit(persona.at("/my-orders"));
    });

    test("FORWARDING-02 PAYMENT-02 I14 a rehearsal tells the exact price, which is paid from the balance", async ({
      page,
      open,
      expectAccessible,
      takeScreenshot,
    }) => {
      const email = persona.email("rehearsal");
      await register(page, email);
      await fillBalance(persona, email, 50_000);
      const staff = await warehouseMember();
      const parcel = await storeParcel(page, staff, "lumebeauty.com");
      const other = await storeParcel(page, staff, "stridewear.com");
      await open(persona.at(`/forward?parcels=${parcel}`));
      await page.getByRole("button", { name: t("forwarding.begin") }).click();
      await page.waitForURL(/\/forward\/[\w-]{20,}$/);
      const draft = page.url();
      await open(`${draft}?step=parcels`);
      for (const count of [2, 1]) {
        await page.getByRole("button", { name: t("forwarding.parcels.title") }).click();
        await page.getByRole("checkbox", { name: new RegExp(other) }).click();
        await expectAccessible();
        await page.getByRole("button", { name: t("forwarding.parcels.keep") }).click();
        await expect(page.getByRole("heading", { level: 1, name: t("forwarding.heading", { count }) })).toBeVisible();
      }
      await open(draft);
      await chooseDelivery(page, persona);
      const most = await page.getByTestId("request-total").textContent();
      await page.getByRole("switch", { name: new RegExp(t("forwarding.packing.rehearse-text")) }).click();
      await consent(page);
      await page.getByRole("button", { name: t("forwarding.submit-rehearsal") }).click();
      await page.waitForURL(/\/my-orders\//);
      await expect(status(page, persona, "rehearsing")).toBeVisible();

      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await staff.make("forwarding/measure", { number: /FR\d+/.exec(title)?.[0], boxes: [SMALLER] });
      await open(page.url());
      await expect(status(page, persona, "rehearsed")).toBeVisible();
      await expectAccessible();
      await takeScreenshot("rehearsed");
      const exact = page.getByRole("link", { name: persona.priced("forwarding.pay") });
      await expect(exact).not.toContainText(most ?? "");
      await exact.click();
      await page.waitForURL(/\/payment\//);
      await untilHydrated(page);
      await page.getByRole("switch", { name: t("payment.balance.title") }).click();
      await page.getByRole("button", { name: persona.priced("payment.again.pay") }).click();
      await page.waitForURL(/\/my-orders\//);
      await expect(status(page, persona, "packed")).toBeVisible();
    });
  });
}

/** Walks on to a control, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < 150; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${control}`);
}

test("FORWARDING-02 LAYOUT-01 announces, declares, forwards and pays by keyboard alone", async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow();
  const email = "keyboard-forwarding@example.com";
  await register(page, email);
  const { keyboard } = page;
  const type = async (name: string, text: string) => {
    await tabTo(page, page.getByLabel(name, { exact: true }));
    await keyboard.type(text);
  };
  const press = async (control: Locator, key: "Enter" | "Space") => {
    await tabTo(page, control);
    await keyboard.press(key);
  };

  await open(ENGLISH.at("/parcels/announce"));
  const tracking = `1ZKEYS${Date.now()}`;
  await type("Tracking number", tracking);
  await type("Shop", "stridewear.com");
  await keyboard.press("Enter");
  await page.waitForURL(/\/parcels\/PA\d+$/);
  await (await warehouseMember()).make("parcels/receive", { ...BOX, tracking_number: tracking });

  await open(page.url());
  await type("What it is", "Trail running shoes");
  await type("Pieces", "1");
  await type("Value each", "79.90");
  await type("Tariff code", "sports sh");
  const codes = page.getByRole("listbox", { name: "Matching codes" });
  await expect(codes.getByRole("option").first()).toBeVisible();
  await expectAccessible();
  await keyboard.press("ArrowUp");
  await keyboard.press("ArrowDown");
  const code = page.getByRole("combobox", { name: "Tariff code" });
  await expect(code).toHaveAttribute("aria-activedescendant", /.+/);
  await keyboard.press("Escape");
  await expect(codes).toBeHidden();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(code).toHaveValue("6404.11");
  await expect(codes).toBeHidden();
  await type("Made in", "Viet");
  await press(page.getByLabel(/^These are the true contents/), "Space");
  await keyboard.press("Enter");
  await press(page.getByRole("main").getByRole("link", { name: "Send parcels on" }), "Enter");
  await press(page.getByRole("button", { name: "Forward together" }), "Enter");
  await page.waitForURL(/\/forward\/[\w-]{20,}$/);

  await press(page.getByRole("radio", { name: /^Air/ }), "Space");
  await press(page.locator("[name=delivery_method]").first(), "Space");
  await press(page.locator("[name=parcel_shop]").first(), "Space");
  await expect(page.getByLabel("First name")).toHaveValue("Rūta");
  const agree = page.getByRole("button", { name: ENGLISH.priced("forwarding.submit") });
  await expect(agree).toBeEnabled();
  for (const name of ["goods", "terms"]) await press(page.locator(`[name=consent_${name}]`), "Space");
  await press(agree, "Enter");
  await page.waitForURL(/\/payment\//);
  await untilHydrated(page);
  await press(page.locator("[name=payment_method_id]").first(), "Space");
  await press(page.getByRole("button", { name: ENGLISH.priced("payment.again.pay") }), "Enter");
  await page.waitForURL(/\/till\//);
  await press(page.getByRole("button", { name: TILL_TEXTS.en.actions.pay, exact: true }), "Enter");
  await page.waitForURL(/\/my-orders\//);
  await expect(status(page, ENGLISH, "paid")).toBeVisible();
});
