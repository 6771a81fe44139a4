import type { Page } from "@playwright/test";
import { SHOE } from "#testing/catalogue/shoe.ts";
import { VARIANT, variantsOf } from "#testing/test-run.ts";
import { changeEveryField, noteRepeatedPresses, pressEveryButton, readFields } from "./early-presses.ts";
import { expect, test } from "./fixtures.ts";
import { at } from "./sites.ts";

const PAGES = [
  "",
  "/c/footwear",
  "/search?searchText=shoe",
  "/dealzone",
  "/marketplace",
  `/p/${SHOE.slug}`,
  `/p/${SHOE.slug}?productVariant=QTR-0-42`,
  "/login",
  "/register",
  "/withdrawal",
  "/claim-form",
  "/claim-form-pro",
  "/tracking",
  "/tracking-number",
  "/order-form",
  "/cookies",
  "/blog",
  "/faq",
  "/contacts",
  "/iphone-reservation",
  "/pro",
  "/calculate",
  "/cart",
  "/privacy-policy",
];

/** They are held for longer than the browser expects. */
const PRELOADED = /preloaded using link preload but not used/;

test.beforeEach(({ expectedProblems }) => void expectedProblems.push(PRELOADED));

/** Scripts and texts come when the test lets them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js|translationMessages/, async (route) => {
    if (!/\/assets\/(?:starter|old-browser)-/.test(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

for (const path of variantsOf(PAGES, 1, 4)) {
  test(
    `ERROR-05 CATALOG-14 whatever ${path || "/"} shows as chosen before hydration stays chosen`,
    VARIANT,
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(at("lt", `/en${path}`));
      await changeEveryField(page);
      const chosen = await readFields(page);
      release();
      await page.waitForSelector("html[data-device]");
      await expect(async () => expect(await readFields(page)).toMatchObject(chosen)).toPass();
      // It stays: nothing that comes later takes it back.
      await page.waitForLoadState("networkidle");
      expect(await readFields(page)).toMatchObject(chosen);
    },
  );

  test(
    `ERROR-05 every button of ${path || "/"} that is pressed before hydration is pressed once after it`,
    VARIANT,
    async ({ page }) => {
      const repeated = await noteRepeatedPresses(page);
      const release = await holdScripts(page);
      await page.goto(at("lt", `/en${path}`));
      const pressed = await pressEveryButton(page);
      release();
      await page.waitForSelector("html[data-device]");
      await expect.poll(() => [...repeated].sort()).toEqual(pressed.sort());
      await expect(page.locator("[data-held]")).toHaveCount(0);
    },
  );
}
