import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

for (const viewport of variantsOf([DESKTOP, PHONE], 1))
  test(
    `T040 T131 confirms a subscription by the link of one mail, changes what comes and leaves by those of the next, at ${viewport.width} px`,
    VARIANT,
    async ({ page, open, expectAccessible, takeScreenshot }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: "dark" });
      const email = `confirming-${viewport.width}@example.com`;
      await open(at("lt", "/lt"));
      await page.getByRole("textbox", { name: /pašto/i }).fill(email);
      await page.getByRole("button", { name: "Prenumeruoti" }).click();
      await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();

      const openMail = async (subject: string) => {
        const row = page.getByRole("row").filter({ hasText: email }).filter({ hasText: subject });
        await expect(async () => {
          await page.goto(at("lt", "/dev/mail"));
          await expect(row).toHaveCount(1, { timeout: 500 });
        }).toPass();
        await row.getByRole("link").click();
      };
      await openMail("Patvirtinkite prenumeratą");
      await page.getByRole("link", { name: /newsletter\/confirm/ }).click();
      await untilHydrated(page);
      await page.getByRole("button", { name: "Patvirtinti prenumeratą" }).click();
      await expect(page.getByText("Jūsų prenumerata patvirtinta")).toBeVisible();

      await openMail("Prenumerata patvirtinta");
      await page.getByRole("link", { name: /newsletter\/preferences/ }).click();
      await untilHydrated(page);
      await expect(page.getByText(email)).toBeVisible();
      const saved = () => page.waitForResponse(/change-preferences/);
      const change = async (choose: () => Promise<void>) => {
        await Promise.all([saved(), choose()]);
        await expect(page.getByText("Išsaugota").last()).toBeVisible();
      };
      await change(() => page.getByRole("checkbox", { name: "Pasiūlymai" }).click());
      await change(() => page.getByRole("checkbox", { name: "Kainų kritimas" }).click());
      await change(() => page.getByRole("radio", { name: /kartą per 30 dienų/ }).click());
      await change(async () => void (await page.getByRole("combobox", { name: "Laiškų kalba" }).selectOption("en")));
      await expectAccessible();
      await takeScreenshot(`preferences-${viewport.width}`);
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByRole("checkbox", { name: "Naujienos ir straipsniai" })).toBeChecked();
      await expect(page.getByRole("checkbox", { name: "Pasiūlymai" })).not.toBeChecked();
      await expect(page.getByRole("checkbox", { name: "Kainų kritimas" })).toBeChecked();
      await expect(page.getByRole("radio", { name: /kartą per 30 dienų/ })).toBeChecked();
      await expect(page.getByRole("combobox", { name: "Laiškų kalba" })).toHaveValue("en");

      await openMail("Prenumerata patvirtinta");
      await page.getByRole("link", { name: /newsletter\/unsubscribe/ }).click();
      await untilHydrated(page);
      await page.getByRole("button", { name: "Atsisakyti" }).click();
      await expect(page.getByText("Naujienlaiškio atsisakyta")).toBeVisible();
      await openMail("Prenumerata patvirtinta");
      await page.getByRole("link", { name: /newsletter\/preferences/ }).click();
      await expect(page.getByText("Reklaminių laiškų iš mūsų negaunate")).toBeVisible();
      for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    },
  );
