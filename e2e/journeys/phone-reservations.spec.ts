import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { mailedLink, receivePieces } from "./database.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";
import { warehouseMember } from "./warehouse.ts";

for (const [language, viewport] of variantsOf(
  [
    ["en", DESKTOP],
    ["lt", PHONE],
  ] as const,
  1,
)) {
  const t = createTranslate(language, messagesOf(language));
  const email = `queue-${language}@example.com`;

  test.describe(
    `FORWARDING-08 ROUTE-43 ROUTE-45 a sold-out phone in ${language} at ${viewport.width} px`,
    VARIANT,
    () => {
      test.use({ viewport });

      test("is asked for, confirmed by mail, offered and put into the cart", async ({
        page,
        visit,
        expectAccessible,
      }) => {
        await visit(at("lt", `/${language}/iphone-reservation`));
        await page.getByRole("button", { name: t("phone-reservation.send") }).click();
        await expect(page.getByText(t("validation.required")).first()).toBeVisible();
        const phones = page.getByRole("radio");
        // Each language takes a phone of its own.
        const phone = phones.nth((await phones.count()) - (language === "en" ? 1 : 2));
        await phone.click();
        const variantId = Number(await phone.inputValue());
        await page.getByLabel(t("phone-reservation.first-name")).fill("Ieva");
        await page.getByLabel(t("phone-reservation.email")).first().fill(email);
        await page
          .getByLabel(t("phone-reservation.phone"), { exact: true })
          .fill(language === "en" ? "8 612 77001" : "8 612 77002");
        await page.getByRole("checkbox").check();
        await page.getByRole("button", { name: t("phone-reservation.send") }).click();
        await expect(page.getByRole("heading", { name: t("phone-reservation.sent.title") })).toBeVisible();

        const link = async (template: string) => {
          await expect.poll(() => mailedLink(email, template, "iphone-reservation/confirm")).toBeTruthy();
          return at("lt", (await mailedLink(email, template, "iphone-reservation/confirm")) ?? "");
        };
        await visit(await link("phone-reservation-requested"));
        await page.getByRole("button", { name: t("phone-reservation.action.confirm") }).click();
        await expect(
          page.getByRole("heading", { name: t("phone-reservation.queued.title", { position: 1 }) }),
        ).toBeVisible();

        const number = await receivePieces(variantId, 1);
        const staff = await warehouseMember();
        await staff.make("phone-reservations/offer", { number });
        await visit(await link("phone-reservation-offered"));
        await page.getByRole("button", { name: t("phone-reservation.action.take") }).click();
        await expect(page.getByRole("heading", { name: t("phone-reservation.converted.title") })).toBeVisible();
        await expectAccessible("main");
        await page.getByRole("link", { name: t("phone-reservation.action.cart") }).click();
        await expect(page.getByText(t("cart.reservation.title")).first()).toBeVisible();
      });
    },
  );
}
