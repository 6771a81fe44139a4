import type { Page } from "@playwright/test";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { registerAccount, signInAsDemoCustomer } from "./accounts.ts";
import { confirmEmail } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { PERSONAS, type Persona } from "./personas.ts";
import { warehouseMember } from "./warehouse.ts";

const INVOICE = {
  name: "invoice.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
};
const BOX = { warehouse: "US", weight_grams: 1_280, length_mm: 340, width_mm: 220, height_mm: 130, shelf: "C-14-3" };

/** The pill beside the title; the history may have the same words. */
const status = (
  page: Page,
  { t }: Persona,
  name: "expected" | "not_declared" | "ready" | "needs_invoice" | "disposed",
) =>
  page
    .getByRole("main")
    .getByText(t(`parcel.status.${name}`), { exact: true })
    .first();

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("FORWARDING-02 the demo's desk lists parcels of every tab, what waits, and one's own address", async ({
      page,
      visit,
      takeScreenshot,
    }) => {
      test.slow();
      await signInAsDemoCustomer(page);
      await visit(persona.at("/parcels"));
      await expect(page.getByText("Suite LT-40817").first()).toBeVisible();
      await page.getByText("Shenzhen", { exact: true }).first().click();
      await expect(page.getByText("88 Yantian Harbour Road")).toBeVisible();
      const inbox = page.getByRole("region", { name: t("inbox.title") });
      await expect(inbox.getByText(t("inbox.upload_invoice.title", { number: "PA3391" }))).toBeVisible();
      await takeScreenshot("desk");
      await page.getByRole("link", { name: new RegExp(`^${t("parcels.tab.expected")} 4$`) }).click();
      await expect(page.getByRole("link", { name: "PA3393", exact: true })).toBeVisible();
      await page.getByRole("searchbox", { name: t("parcels.search") }).fill("inkstone");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("link", { name: "PA3393", exact: true })).toBeHidden();
      await expect(page.getByRole("link", { name: "PA3394", exact: true })).toBeVisible();
      await visit(persona.at("/parcels/PA3391"));
      await takeScreenshot("parcel");
    });

    test("FORWARDING-02 T068 announced, received, declared, held for its invoice, released, given up, disposed of by two", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
      expectedProblems,
    }) => {
      test.slow();
      expectedProblems.push(/422 \(Unprocessable/);
      const email = persona.email("parcels");
      await registerAccount(page, email);
      await visit(persona.at("/parcels"));
      await expect(page.getByRole("heading", { name: t("parcels.unconfirmed.title") })).toBeVisible();
      await confirmEmail(email);
      await visit(persona.at("/parcels"));
      await expect(page.getByText(/^Suite LT-\d{5}$/).first()).toBeVisible();
      await takeScreenshot("first-visit");

      await page.getByRole("link", { name: t("parcels.announce") }).click();
      await page.getByLabel(t("parcel.announce.tracking-number")).fill("1Z 1");
      await page.getByRole("button", { name: t("parcel.announce.send") }).click();
      await expect(page.getByText(t("parcel.announce.tracking")).first()).toBeVisible();
      await expectAccessible();
      const tracking = `1Z${persona.device.viewport.width}AA${Date.now()}`;
      await page.getByLabel(t("parcel.announce.tracking-number")).fill(tracking);
      await page.getByLabel(t("parcel.announce.shop"), { exact: true }).fill("stridewear.com");
      await page.getByRole("button", { name: t("parcel.announce.send") }).click();
      await expect(status(page, persona, "expected")).toBeVisible();
      await expectAccessible();

      const staff = await warehouseMember();
      const { number } = await staff.make<{ number: string }>("parcels/receive", { ...BOX, tracking_number: tracking });
      await page.reload();
      await expect(status(page, persona, "not_declared")).toBeVisible();
      await page.getByLabel(t("declaration.description")).fill("gift");
      await page.getByLabel(t("declaration.pieces")).fill("1");
      await page.getByLabel(t("declaration.unit-value")).fill("79.90");
      await page.getByLabel(t("declaration.hs6")).fill("6404.11");
      await page.getByLabel(t("declaration.made-in")).selectOption("VN");
      await page.getByLabel(t("declaration.true")).check();
      await page.getByRole("button", { name: t("declaration.save") }).click();
      await expect(page.getByText(t("declaration.vague")).first()).toBeVisible();
      await expect(page.getByLabel(t("declaration.unit-value"))).toHaveValue("79.90");
      await page.getByLabel(t("declaration.description")).fill("Trail running shoes");
      await page.getByRole("button", { name: t("declaration.save") }).click();
      await expect(status(page, persona, "ready")).toBeVisible();

      await staff.make("parcels/hold", { number, reason: "missing_invoice", until: "2030-01-31" });
      const late = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", (route) => late.promise.then(() => route.continue()));
      await page.reload({ waitUntil: "commit" });
      await expect(status(page, persona, "needs_invoice")).toBeVisible();
      await page.locator("input[type=file]").setInputFiles(INVOICE);
      // A file that is chosen before the page's scripts are there is not lost.
      late.resolve();
      await expect(page.getByRole("status").filter({ hasText: INVOICE.name })).toBeAttached();
      await page.getByRole("button", { name: t("parcel.invoice.send") }).click();
      await expect(page.getByRole("link", { name: INVOICE.name })).toBeVisible();
      await expect(page.getByText(t("parcel.hold.checking"))).toBeVisible();
      await staff.make("parcels/release", { number });
      await page.reload();
      await expect(status(page, persona, "ready")).toBeVisible();
      // The reload keeps the scroll position, where the header covers a part of a control.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible();
      await takeScreenshot("declared");

      await page.getByRole("button", { name: t("parcel.decide.give_up") }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("parcel.decide.give_up") })
        .click();
      await expect(page.getByRole("button", { name: t("parcel.verb.keep") })).toBeVisible();
      await staff.make("parcels/dispose", { number });
      await (await warehouseMember()).make("parcels/dispose", { number });
      await page.reload();
      await expect(status(page, persona, "disposed")).toBeVisible();
    });
  });
}
