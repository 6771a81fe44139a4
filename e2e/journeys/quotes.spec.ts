import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { post, registerAccount } from "./accounts.ts";
import { finishAtProvider, methodCard } from "./checkout-steps.ts";
import { confirmEmail } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { PERSONAS, type Persona } from "./personas.ts";
import { BOX, DELIVERY_ADDRESS } from "./stored-parcel.ts";
import { warehouseMember } from "./warehouse.ts";

const PRICE = {
  warehouse: "US",
  prices: [{ price: 1_280_000 }, { price: 240_000 }],
  shop_delivery: 79_000,
  boxes: [{ weight_grams: 1_800, length_mm: 460, width_mm: 310, height_mm: 140 }],
};

const status = (
  page: Page,
  { t }: Persona,
  name: "submitted" | "quoted" | "paid" | "buying" | "at_warehouse" | "forwarded",
) =>
  page
    .getByRole("main")
    .getByText(t(`quotes.status.${name}`), { exact: true })
    .first();

interface Wanted {
  name: string;
  price: string;
  kind: string;
}

async function fillItem(page: Page, { t }: Persona, { name, price, kind }: Wanted): Promise<void> {
  await page.getByLabel(t("quotes.item.name")).fill(name);
  await page.getByLabel(t("quotes.item.price")).fill(price);
  await page.getByRole("combobox", { name: t("quotes.item.currency"), exact: true }).selectOption("USD");
  await page.getByRole("combobox", { name: t("quotes.item.kind"), exact: true }).selectOption(kind);
}

/** Two items, the first from a link that came with the address. */
async function fillList(page: Page, persona: Persona): Promise<void> {
  const { t } = persona;
  await expect(page.getByLabel(t("quotes.item.link"))).toHaveValue(/alderandco/);
  await fillItem(page, persona, { name: "Chelsea boots", price: "128", kind: "640391" });
  await page.getByRole("button", { name: t("quotes.form.add") }).click();
  await page.getByLabel(t("quotes.item.link")).fill("https://tindra.example/strap");
  await fillItem(page, persona, { name: "Leather strap", price: "24", kind: "640391" });
  // Both are saved.
  await expect(page.getByText(t("quotes.line.goods", { items: 2 }), { exact: true })).toBeVisible();
}

async function chooseDelivery(page: Page, { t }: Persona): Promise<void> {
  await page
    .locator("label", { hasText: t("checkout.courier.door", { name: "" }).trim() })
    .first()
    .click();
  await page.getByRole("radio", { name: new RegExp(DELIVERY_ADDRESS.first_address) }).click();
  await expect(page.getByRole("radio", { name: new RegExp(DELIVERY_ADDRESS.first_address) })).toBeChecked();
}

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("FORWARDING-01 FORWARDING-04 MODAL-01 F34 a guest's list, an account, a question, a new version, recalculated, paid, one item refunded, a parcel, forwarded", async ({
      page,
      open,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      const link = new URLSearchParams({ link: "https://www.alderandco.example/boots" });
      await open(persona.at(`/order-form?${link}`));
      await fillList(page, persona);
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible();
      await takeScreenshot("order-form");
      const email = persona.email("quotes");
      await registerAccount(page, email);
      await confirmEmail(email);
      await post(page, "/api/account/add-delivery-address", DELIVERY_ADDRESS);

      await open(persona.at("/order-form/summary"));
      await chooseDelivery(page, persona);
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible();
      await takeScreenshot("summary");
      await page.getByRole("button", { name: t("quotes.summary.send") }).click();
      await page.waitForURL(/\/quotes\/[\w-]{20,}$/);
      await expect(status(page, persona, "submitted")).toBeVisible();
      const number = /QU\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
      const quote = page.url();

      const staff = await warehouseMember();
      await staff.make("quotes/take", { number });
      const choices = ["Yes, take 9.5", "Leave the boots out"];
      await staff.make("quotes/ask", { number, kind: "choice", question: "Is 9.5 all right?", choices, days: 3 });
      await open(quote.replace("/quotes/", "/order-additional-info-needed/"));
      await expectAccessible();
      const answer = page.getByRole("radio", { name: choices[0] ?? "" });
      const send = page.getByRole("button", { name: t("quotes.question.send") });
      await send.click();
      await expect(page.getByText(t("validation.choice"))).toBeVisible();
      await expect(answer).toBeFocused();
      await answer.click();
      await send.click();
      await expect(page.getByTestId("additional-info-success-modal")).toContainText(number);
      await page.getByRole("button", { name: t("modal.additional-info.back-to-quotes") }).click();
      await page.waitForURL(/\/quotes$/);

      await staff.make("quotes/price", { number, ...PRICE });
      await open(quote);
      await expect(status(page, persona, "quoted")).toBeVisible();
      await expectAccessible();
      await takeScreenshot("quote");
      await staff.make("quotes/price", { number, ...PRICE, prices: [{ price: 1_180_000 }, { price: 240_000 }] });
      for (const consent of ["goods", "terms"]) await page.locator(`[name=consent_${consent}]`).click();
      await page.getByRole("button", { name: persona.priced("quotes.accept") }).click();
      const recalculated = page.getByTestId("recalculate-modal");
      await expect(recalculated).toContainText("Chelsea boots");
      await recalculated.getByRole("button", { name: persona.priced("modal.recalculate.accept") }).click();

      await page.waitForURL(/\/payment\/[\w-]+$/);
      await methodCard(page, t("payment.method.card")).click();
      await page.getByRole("button", { name: persona.priced("payment.again.pay") }).click();
      await page.waitForURL(/\/till\//);
      await finishAtProvider(page, persona, "pay");
      await page.waitForURL(/\/quotes\/[\w-]{20,}$/);
      await expect(status(page, persona, "paid")).toBeVisible();
      await expectAccessible();

      await staff.make("quotes/buy", { number });
      await staff.make("quotes/item-unavailable", { number, item: 2 });
      await open(quote);
      await expect(status(page, persona, "buying")).toBeVisible();
      const strap = page.getByRole("listitem").filter({ hasText: "Leather strap" }).first();
      await expect(strap.getByText(t("quotes.purchase.unavailable"), { exact: true })).toBeVisible();
      await expect(strap.getByText(persona.priced("quotes.purchase.returned"))).toBeVisible();
      await expectAccessible();
      await takeScreenshot("refunded");

      await staff.make("quotes/item-bought", { number, item: 1 });
      const tracking_number = `1ZQUOTE${number}`;
      const sent = { number, items: [1], tracking_number, carrier: "UPS" };
      const { parcel } = await staff.make<{ parcel: string }>("quotes/item-shipped", sent);
      await open(persona.at(`/parcels/${parcel}`));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(parcel);
      await staff.make("parcels/receive", { ...BOX, tracking_number, suite: "", shop: "" });
      await open(quote);
      await expect(status(page, persona, "at_warehouse")).toBeVisible();
      const request = page.getByRole("main").getByRole("link", { name: /FR\d+/ });
      const fr = /FR\d+/.exec((await request.textContent()) ?? "")?.[0] ?? "";
      await staff.make("forwarding/start", { number: fr });
      const { warehouse: _, shelf: __, ...box } = BOX;
      await staff.make("forwarding/measure", { number: fr, boxes: [box] });
      await staff.make("forwarding/label", { number: fr });
      await staff.make("forwarding/dispatch", { number: fr });
      await open(quote);
      await expect(status(page, persona, "forwarded")).toBeVisible();
      await expectAccessible();
      await takeScreenshot("forwarded");
      await request.click();
      await page.waitForURL(/\/my-orders\/[\w-]{20,}$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(fr);
    });
  });
}
