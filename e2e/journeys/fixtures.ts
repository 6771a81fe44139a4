import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { DESKTOP } from "./sites.ts";

interface Journey {
  /** Goes to a page as a reader does: waits until it is alive. */
  open: (url: string) => Promise<void>;
  /** The same, and looks for obstacles. */
  visit: (url: string) => Promise<void>;
  /** Fails when a reader with a screen reader, a keyboard or weak eyes would meet an obstacle, on the page or in a part. */
  expectAccessible: (within?: string) => Promise<void>;
  /** Kept with the results, to be looked at. */
  picture: (name: string) => Promise<void>;
  /** Console errors that a journey provokes on purpose. */
  expectedProblems: RegExp[];
}

/** Any error in the console, any script that the policy stopped, any crash fails the journey. */
export const test = base.extend<Journey>({
  viewport: DESKTOP,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  expectedProblems: async ({}, use) => use([]),
  page: async ({ page, expectedProblems }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await use(page);
    const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, "problems in the browser's console").toEqual([]);
  },
  open: async ({ page }, use) =>
    use(async (url) => {
      await page.goto(url);
      await untilAlive(page);
    }),
  visit: async ({ open, expectAccessible }, use) =>
    use(async (url) => {
      await open(url);
      await expectAccessible();
    }),
  expectAccessible: async ({ page }, use) =>
    use(async (within = "html") => {
      // What is in order is not listed, and no other page is opened to gather it: both cost more than the search.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ["violations"] })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .include(within)
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
      expect(found, `obstacles on ${page.url()}`).toEqual([]);
    }),
  picture: async ({ page }, use, testInfo) =>
    use(async (name) => {
      await page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true, animations: "disabled" });
    }),
});

/** React has taken the page over, down to what it brings last: the device's name. The status page is without that. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.device ?? location.pathname.endsWith("/status"));
}

export { expect };
