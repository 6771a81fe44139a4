import { expect, test, untilHydrated } from "./fixtures.ts";
import { at } from "./sites.ts";

test("T040 T131 confirms a subscription by the link of one mail and cancels it by the link of the next", async ({
  page,
  open,
}) => {
  const email = "confirming@example.com";
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
  await page.getByRole("link", { name: /newsletter\/unsubscribe/ }).click();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Atsisakyti" }).click();
  await expect(page.getByText("Naujienlaiškio atsisakyta")).toBeVisible();
});
