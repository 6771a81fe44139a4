import { expect, test } from "./fixtures.ts";
import { at, DESKTOP, PHONE } from "./sites.ts";

const gallery = at("lt", "/en/dev/components");

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("MODAL-03 sizes, mobile sheet, full screen, header, footer: each is shown, reports and gives the focus back", async ({
      page,
      visit,
      expectAccessible,
      picture,
    }) => {
      test.slow();
      await visit(gallery);
      for (const name of ["sm", "md", "xl", "form", "full-screen", "custom-header", "window", "drawer"]) {
        const opener = page.getByTestId(`open-modal-${name}`);
        await opener.click();
        const modal = page.getByTestId(`modal-${name}`);
        await expect(modal).toBeVisible();
        await expectAccessible(`[data-testid=modal-${name}]`);
        await picture(`modal-${name}`);
        await page.keyboard.press("Escape");
        await expect(modal).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  });
}

test("MODAL-03 the widths are those of the three sizes, above everything else", async ({ page, open }) => {
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

test("MODAL-03 the outcome is a boolean: yes by its action, no by icon, Esc or a click outside", async ({
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

test("MODAL-03 a modal may refuse to be closed from outside, and the page behind does not scroll", async ({
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

test("MODAL-03 the keyboard stays inside an open modal", async ({ page, open }) => {
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
