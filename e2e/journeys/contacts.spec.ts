import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { signInAsDemoCustomer } from "./accounts.ts";
import { countMails } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

for (const [language, viewport] of variantsOf(
  [
    ["lt", PHONE],
    ["en", DESKTOP],
  ] as const,
  0,
)) {
  const t = createTranslate(language, messagesOf(language));
  const email = `writer-${language}@example.com`;

  test.describe(`CONTENT-02 ROUTE-31 writing to the shop in ${language} at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport, colorScheme: "dark" });

    test("what is wrong stands at its field; the browser works, and the message goes to support", async ({
      page,
      visit,
      expectAccessible,
    }) => {
      await visit(at("lt", `/${language}/faq`));
      await page.getByRole("link", { name: t("contacts.form.title") }).click();
      await expect(page.getByRole("heading", { level: 1, name: t("contacts.title") })).toBeVisible();
      await expect(page.getByRole("link", { name: t("contacts.open-map") })).toHaveAttribute(
        "href",
        /^geo:54\.\d+,25\./,
      );
      await expect(page.getByRole("img", { name: /Ukmergės g\. 126/ })).toBeVisible();
      await expectAccessible("main");

      const form = page.locator("form").filter({ has: page.getByRole("button", { name: t("contacts.send") }) });
      await form.getByRole("button", { name: t("contacts.send") }).click();
      await expect(form.getByText(t("validation.required")).first()).toBeVisible();
      await form.getByLabel(t("contacts.reason")).selectOption("parcel");
      await form.getByLabel(t("contacts.name"), { exact: true }).fill("Ieva Kazlauskaitė");
      await form.getByLabel(t("contacts.email"), { exact: true }).fill(email);
      await form.getByLabel(t("contacts.subject"), { exact: true }).fill("A question");
      await form.getByLabel(t("contacts.message"), { exact: true }).fill("When does the office open on Saturday?");
      await form.getByRole("button", { name: t("contacts.send") }).click();

      const done = page.getByRole("heading", { name: t("contacts.sent.title") });
      await expect(done).toBeVisible({ timeout: 30_000 });
      await expect(done).toBeFocused();
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible("main");
      // Only what passed every check is mailed: the worker ran under the page's policy.
      await expect.poll(() => countMails(email, "contact-copy")).toBe(1);
    });
  });
}

test("ROUTE-31 a customer's newest orders are offered as cards, and another number can still be typed", async ({
  page,
  open,
}) => {
  await signInAsDemoCustomer(page);
  await open(at("lt", "/en/contacts"));
  await page.getByRole("button", { name: "Later" }).click();
  const cards = page.getByRole("group", { name: /^Which one/ }).getByRole("radio");
  await expect(cards).toHaveCount(4);
  const typed = page.getByRole("textbox", { name: /^Which one/ });
  await expect(typed).toBeVisible();
  await cards.first().click();
  await expect(cards.first()).toBeChecked();
  await expect(typed).toBeHidden();
  await cards.last().click();
  await expect(typed).toBeVisible();
});
