import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { post } from "./accounts.ts";
import { becomeBusiness } from "./business.ts";
import { finishAtProvider, methodCard } from "./checkout-steps.ts";
import { expect, test } from "./fixtures.ts";
import { PERSONAS } from "./personas.ts";
import { BOX, DELIVERY_ADDRESS } from "./stored-parcel.ts";
import { type WarehouseMember, warehouseMember } from "./warehouse.ts";

async function storedParcels(staff: WarehouseMember, suite: string, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let made = 0; made < count; made++) {
    const { number } = await staff.make<{ number: string }>("parcels/receive", { ...BOX, shop: "caseworld.cn", suite });
    numbers.push(number);
  }
  return numbers;
}

for (const persona of variantsOf(PERSONAS, 0)) {
  const { t, language } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("FORWARDING-07 ROUTE-33 ROUTE-34 ROUTE-35 ROUTE-36 T109 a table with wrong rows is mended, two recipients, one payment", async ({
      page,
      open,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      const suite = await becomeBusiness(page, persona.email("pro"), `30${persona.device.viewport.width}`);
      await post(page, "/api/account/add-delivery-address", DELIVERY_ADDRESS);
      const [first, second, third] = (await storedParcels(await warehouseMember(), suite, 3)) as [
        string,
        string,
        string,
      ];

      await open(persona.at("/site-pro"));
      await expect(page.getByRole("heading", { name: t("pro.file.title") })).toBeVisible();
      await expectAccessible();
      const separator = language === "lt" ? ";" : ",";
      const rows = [
        ["parcel", "description", "quantity", "unit_value", "hs6", "origin"],
        [first, "Silicone phone cases", "20", "4.20", "3926.90", "CN"],
        [second, "gift", "1", "12.00", "9503.00", "CN"],
        [second, "LED desk lamps", "6", "18.00", "9405.21", "CN"],
      ];
      await page.locator("input[type=file]").setInputFiles({
        name: "week-46.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(rows.map((row) => row.join(separator)).join("\n")),
      });
      await expect(page.getByRole("heading", { name: "week-46.csv" })).toBeVisible();
      await expect(page.getByText(t("declaration.vague"))).toBeVisible();
      await expect(page.getByText(t("pro.file.rows-waiting"))).toBeVisible();
      await expect(page.getByRole("button", { name: t("pro.file.apply", { count: 1 }) })).toBeVisible();
      await expectAccessible();
      await takeScreenshot("judged");
      const wrongCell = page.getByLabel(`${t("pro.file.column.description")}, ${t("pro.file.row", { row: 3 })}`);
      await wrongCell.fill("Wooden toy train");
      await wrongCell.press("Enter");
      await expect(page.getByText(t("declaration.vague"))).toBeHidden();
      await page.getByLabel(t("pro.file.true")).check();
      await page.getByRole("button", { name: t("pro.file.apply", { count: 2 }) }).click();
      await expect(page.getByText(t("pro.file.declared", { count: 2 }))).toBeVisible();

      await open(persona.at("/site-pro?tab=parcels"));
      for (const number of [first, second, third])
        await page.getByRole("checkbox", { name: new RegExp(number) }).check();
      await expectAccessible();
      await takeScreenshot("parcels");
      // The third one is not declared: its grid comes first.
      await page.getByRole("link", { name: t("pro.bulk.send") }).click();
      await page.waitForURL(new RegExp(`/site-pro-edit/${third}$`));
      await page.getByRole("button", { name: t("pro.grid.copy-last") }).click();
      await expect(page.getByLabel(new RegExp(`^${t("pro.grid.hs6")}`)).first()).not.toHaveValue("");
      const code = page.getByRole("combobox", { name: new RegExp(`^${t("pro.grid.hs6")}`) }).first();
      await code.fill("6404");
      await expect(page.getByRole("option", { name: /6404\.11/ })).toBeVisible();
      await expectAccessible();
      await takeScreenshot("grid");
      await page.getByRole("option", { name: /6404\.11/ }).click();
      await expect(code).toHaveValue("6404.11");
      await expect(page.getByRole("listbox")).toBeHidden();
      await page.getByLabel(t("declaration.true")).check();
      await page.getByRole("button", { name: t("declaration.save") }).click();
      await page.waitForURL(/\/site-pro\?tab=parcels/);

      await open(persona.at(`/site-pro-delivery?parcels=${first},${second}`));
      await page.getByRole("button", { name: t("pro.recipient.add") }).click();
      await page
        .getByRole("checkbox", { name: new RegExp(second) })
        .first()
        .uncheck();
      await page
        .getByRole("checkbox", { name: new RegExp(second) })
        .last()
        .check();
      await page.getByRole("button", { name: t("pro.recipient.price") }).click();
      const agree = page.getByRole("button", { name: t("pro.recipient.send", { count: 2 }) });
      await expect(agree).toBeVisible();
      await expectAccessible();
      await takeScreenshot("recipients");
      await agree.click();
      await expect(page.locator("[name=consent_goods]")).toBeFocused();
      for (const consent of ["goods", "terms"]) await page.locator(`[name=consent_${consent}]`).click();
      await agree.click();

      await page.waitForURL(/\/site-pro-payment\/FR\d+\/FR\d+$/);
      await expectAccessible();
      await takeScreenshot("together");
      await page.getByRole("button", { name: persona.priced("pro.payment.pay") }).click();
      await page.waitForURL(/\/payment\/[\w-]+$/);
      await methodCard(page, t("payment.method.card")).click();
      await page.getByRole("button", { name: persona.priced("payment.again.pay") }).click();
      await finishAtProvider(page, persona, "pay");
      await page.waitForURL(/\/invoice\/[\w-]+$/);
      await expect(page.getByRole("main").getByText(t("invoice.status.paid"), { exact: true }).first()).toBeVisible();
      await open(persona.at("/site-pro?tab=requests"));
      await expect(page.getByText(t("pro.requests.none"))).toBeVisible();
    });
  });
}
