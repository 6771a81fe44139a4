import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const gallery = at("lt", "/en/dev/components");

for (const viewport of variantsOf([DESKTOP, PHONE], 1)) {
  test.describe(`at ${viewport.width} px`, VARIANT, () => {
    test.use({ viewport });

    test("MODAL-03 every variant opens, is accessible and restores focus when closed", async ({
      page,
      visit,
      expectAccessible,
      takeScreenshot,
    }) => {
      test.slow();
      await visit(gallery);
      for (const name of ["sm", "md", "xl", "form", "full-screen", "custom-header", "window", "drawer"]) {
        const opener = page.getByTestId(`open-modal-${name}`);
        await opener.click();
        const modal = page.getByTestId(`modal-${name}`);
        await expect(modal).toBeVisible();
        await expectAccessible(`[data-testid=modal-${name}]`);
        await takeScreenshot(`modal-${name}`);
        await page.keyboard.press("Escape");
        await expect(modal).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  });
}

test("MODAL-03 the three sizes have their widths and the highest z-index", async ({ page, open }) => {
  await open(gallery);
  for (const [name, width] of [
    ["sm", 424],
    ["md", 560],
    ["xl", 820],
  ] as const) {
    await page.getByTestId(`open-modal-${name}`).click();
    const modal = page.getByTestId(`modal-${name}`);
    await expect(modal).toBeVisible();
    const panel = modal.locator("> *").first();
    await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(width);
    expect(await modal.evaluate((element) => getComputedStyle(element).zIndex)).toBe("1050");
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
  }
});

test("MODAL-03 reports true for its action, false for the close icon, Esc or a click outside", async ({
  page,
  open,
}) => {
  await open(gallery);
  const result = page.getByTestId("modal-result");
  await page.getByTestId("open-modal-md").click();
  await page.getByTestId("confirm-md").click();
  await expect(result).toContainText("md: true");

  await page.getByTestId("open-modal-xl").click();
  await page.getByTestId("modal-xl").getByTestId("modal-close").click();
  await expect(result).toContainText("xl: false");

  await page.getByTestId("open-modal-md").click();
  await expect(page.getByTestId("modal-md")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByTestId("modal-md")).toBeHidden();
  await expect(result).toContainText("md: false");
});

test("MODAL-03 a modal can block closing by outside clicks, and the page behind does not scroll", async ({
  page,
  open,
}) => {
  await open(gallery);
  await page.getByTestId("open-modal-blocked").click();
  const modal = page.getByTestId("modal-blocked");
  await expect(modal).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.click(5, 5);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  await expect(modal).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await modal.getByTestId("modal-close").click();
  await expect(modal).toBeHidden();
});

test("MODAL-03 keeps focus inside an open modal", async ({ page, open }) => {
  await open(gallery);
  await page.getByTestId("open-modal-form").click();
  const modal = page.getByTestId("modal-form");
  await expect(modal).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    );
    expect(inside).toBe(true);
  }
});
