import { sql } from "drizzle-orm";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { registerAccount } from "./accounts.ts";
import { withDatabase } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const KEY = "tracking.title";

for (const [language, viewport] of variantsOf(
  [
    ["lv", PHONE],
    ["en", DESKTOP],
  ] as const,
  0,
)) {
  const t = createTranslate(language, messagesOf(language));
  const email = `translator-${language}@example.com`;

  test.describe(
    `LOCALE-07 LOCALE-08 OVERLAY-03 translating in place in ${language} at ${viewport.width} px`,
    VARIANT,
    () => {
      test.use({ viewport });

      test("a mark opens a text; what is saved everybody reads, and reverting brings the old one back", async ({
        page,
        browser,
        open,
        expectAccessible,
        takeScreenshot,
        expectedProblems,
      }) => {
        expectedProblems.push(/status of 409/);
        await registerAccount(page, email, at("lv", "/en/faq"));
        await withDatabase((db) =>
          db.execute(sql`insert into user_roles select id, 'translator' from users where email = ${email}`),
        );
        await open(at("lv", `/${language}/tracking`));
        await page.getByRole("button", { name: t("translations.show-marks") }).click();
        await page.getByRole("button", { name: new RegExp(`${KEY}: `) }).click();

        const panel = page.getByRole("dialog", { name: KEY });
        await expect(panel.getByText(t("translations.panel.no-placeholders"))).toBeVisible();
        for (const other of ["lt", "ee", "ru"] as const)
          await expect(panel.getByText(messagesOf(other)[KEY] ?? "")).toBeVisible();
        await expectAccessible("section:has([role=dialog])");
        await takeScreenshot("panel");
        const text = panel.getByRole("textbox");
        await text.fill("{{name}}");
        await panel.getByRole("button", { name: t("translations.panel.save") }).click();
        await expect(panel.getByText(t("translations.problem.placeholders")).first()).toBeVisible();
        await text.fill(`Words of ${language}`);
        await panel.getByRole("button", { name: t("translations.panel.save") }).click();
        await expect(panel.getByText(t("translations.panel.saved"))).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(`Words of ${language}`);

        const visitor = await browser.newPage();
        const heading = async () => {
          await visitor.goto(at("lv", `/${language}/tracking`));
          return visitor.getByRole("heading", { level: 1 }).textContent();
        };
        await expect.poll(heading).toBe(`Words of ${language}`);
        await visitor.close();

        // Another translator is quicker: what was typed stays, and is saved by the next press.
        await withDatabase((db) =>
          db.execute(sql`
          update translation_overrides set text = 'Words of another', version = version + 1 where key = ${KEY} and language = ${language}`),
        );
        await text.fill(`Other words of ${language}`);
        await panel.getByRole("button", { name: t("translations.panel.save") }).click();
        await expect(panel.getByText("Words of another")).toBeVisible();
        await expect(panel.getByText(t("form.changed.kept"))).toBeVisible();
        await expect(text).toHaveValue(`Other words of ${language}`);
        await expectAccessible("section:has([role=dialog])");
        await takeScreenshot("changed-meanwhile");
        await panel.getByRole("button", { name: t("translations.panel.save") }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(`Other words of ${language}`);

        await panel.getByRole("button", { name: t("translations.panel.revert") }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(t(KEY));
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
        await page.getByRole("button", { name: t("translations.show-texts") }).click();
        await expect(page.getByRole("button", { name: new RegExp(`${KEY}: `) })).toHaveCount(0);
      });
    },
  );
}
