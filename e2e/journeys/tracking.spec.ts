import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";
import { PERSONAS } from "./personas.ts";

/** An order of the demo's customer that is in customs. */
const NUMBER = "CD417882311LT";

for (const persona of variantsOf(PERSONAS, 1)) {
  const { t } = persona;

  test.describe(persona.name, VARIANT, () => {
    test.use(persona.device);

    test("FORWARDING-05 ROUTE-28 ROUTE-29 a guest finds a parcel by its number, and shares where it is", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
      expectedProblems,
    }) => {
      expectedProblems.push(/404/);
      await visit(persona.at("/tracking-number?number=cd 417 882 311 lt"));
      await expect(page).toHaveURL(/\/tracking\?number=/);
      const number = page.getByLabel(t("tracking.number"), { exact: true });
      await expect(number).toHaveValue("cd 417 882 311 lt");
      const proof = page.getByLabel(t("tracking.proof"));
      const show = page.getByRole("button", { name: t("tracking.show") });
      await show.click();
      await expect(page.getByText(t("tracking.proof-missing"))).toBeVisible();
      await proof.fill("0000");
      await show.click();
      await expect(page.getByRole("status").getByText(t("tracking.not-found"))).toBeVisible();
      await expect(number).toHaveValue("cd 417 882 311 lt");
      await proof.fill("4567");
      await proof.press("Enter");
      await expect(page.getByRole("region", { name: t("order.status.customs") })).toBeVisible();
      await expect(page.locator("#parcel-status")).toBeFocused();
      await expect(page.getByText(t("order.timeline.customs_started"))).toBeVisible();
      await expect(page.getByRole("heading", { name: t("order.detail.collect-at") })).toBeVisible();
      await expectAccessible();
      await takeScreenshot("tracking");
      await page.getByRole("button", { name: t("tracking.share"), exact: true }).click();
      const link = page.getByLabel(t("tracking.share-link"));
      await expect(link).toHaveValue(/\/tracking\/[\w-]{43}$/);
      await page.goto(await link.inputValue());
      await untilHydrated(page);
      await expect(page.getByRole("region", { name: t("order.status.customs") })).toBeVisible();
      await expect(page.getByText(NUMBER)).toHaveCount(0);
      await expect(page.getByRole("heading", { name: t("order.detail.collect-at") })).toHaveCount(0);
      await expectAccessible();
      await takeScreenshot("tracking-shared");
    });
  });
}
