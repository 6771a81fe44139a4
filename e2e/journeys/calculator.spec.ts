import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { raiseFreight } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

for (const viewport of variantsOf([DESKTOP, PHONE], 1)) {
  test.describe(`without JavaScript at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test("FORWARDING-03 ROUTE-53 the calculator works: example, typed box, second box, typical item, link", async ({
      page,
      takeScreenshot,
    }) => {
      await page.goto(at("lt", "/en/calculate"));
      await expect(page.getByTestId("total-air")).toHaveText("€188.81");
      await expect(page.getByTestId("total-sea")).toHaveText("€166.31");
      await takeScreenshot(`calculator-plain-${viewport.width}`);

      await page.getByLabel("Weight").fill("1.9");
      await page.getByLabel("From").selectOption("GB");
      await page.getByRole("button", { name: "Calculate", exact: true }).click();
      await expect(page.getByTestId("total-sea")).toHaveCount(0);
      await expect(page.getByTestId("offer-air")).toContainText("2.0 kg charged");

      await page.getByRole("button", { name: "Add a box" }).click();
      await page.getByRole("group", { name: "Box 2" }).getByLabel("Weight").fill("80");
      await page.getByLabel("Value of goods").press("Enter");
      await expect(page.getByText("Enter 0.01 to 70 kg.")).toBeVisible();
      await expect(page.getByRole("group", { name: "Box 1" }).getByLabel("Weight")).toHaveValue("1.9");
      await page.getByRole("button", { name: "Remove box 2" }).click();
      await page.getByRole("button", { name: "Phone" }).click();
      await expect(page.getByLabel("Weight")).toHaveValue("0.6");

      const address = page.url();
      await page.goto(at("lt", "/en"));
      await page.goto(address);
      await expect(page.getByTestId("offer-air")).toContainText("1.0 kg charged");
      await expect(page.getByRole("button", { name: "Save the estimate" })).toBeHidden();
    });
  });
}

for (const [language, viewport] of variantsOf(
  [
    ["en", DESKTOP],
    ["lt", PHONE],
  ] as const,
  0,
)) {
  test.describe(`${language} at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("FORWARDING-03 MODAL-01 an estimate follows what is typed, is saved, and opens with its new price", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
    }) => {
      const texts = {
        en: { from: "GB", weight: "Weight", save: "Save the estimate", places: "United Kingdom → Lithuania" },
        lt: { from: "CN", weight: "Svoris", save: "Išsaugoti sąmatą", places: "Kinija → Lietuva" },
      }[language];
      await visit(at("lt", `/${language}/calculate?from=${texts.from}`));
      await takeScreenshot(`calculator-${language}-${viewport.width}`);
      const total = page.getByTestId("total-air");
      const before = (await total.textContent()) ?? "";
      await page.getByLabel(texts.weight).fill("4.6");
      await expect(total).not.toHaveText(before);
      await expect(page).toHaveURL(/kg=4\.6/);

      // Pressed before the price has followed: what is saved is what is shown afterwards.
      const saved = page.waitForRequest("**/api/calculator/save");
      await page.getByLabel(texts.weight).fill("4.8");
      await page.getByRole("button", { name: texts.save }).click();
      expect((await saved).postDataJSON().boxes).toMatchObject([{ weight_grams: 4_800 }]);
      await expect(page).toHaveURL(/kg=4\.8/);
      const typed = (await total.textContent()) ?? "";
      const link = page.getByRole("link", { name: texts.places });
      await expect(link).toHaveCount(1);
      await expectAccessible();

      await raiseFreight(texts.from);
      await expect(async () => {
        await page.goto(at("lt", `/${language}/calculate?from=${texts.from}`));
        await link.click();
        await expect(page.getByTestId("recalculate-modal")).toBeVisible({ timeout: 2_000 });
      }).toPass();
      const modal = page.getByTestId("recalculate-modal");
      await expect(modal).toContainText(typed);
      await expectAccessible("dialog[open]");
      const kept = page.waitForResponse("**/api/calculator/save");
      await modal.getByRole("button", { name: { en: /^Accept/, lt: /^Sutikti/ }[language] }).click();
      await kept;
      await expect(total).not.toHaveText(typed);
      await page.reload();
      await expect(total).not.toHaveText(typed);
      await expect(modal).toHaveCount(0);
    });
  });
}
