import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { DESKTOP } from "./sites.ts";

interface Journey {
  /** Goes to a page as a reader does: waits until it is alive, then looks for obstacles. */
  visit: (url: string) => Promise<void>;
  /** Fails when a reader with a screen reader, a keyboard or weak eyes would meet an obstacle. */
  expectAccessible: () => Promise<void>;
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
  visit: async ({ page, expectAccessible }, use) =>
    use(async (url) => {
      await page.goto(url);
      await untilAlive(page);
      await expectAccessible();
    }),
  expectAccessible: async ({ page }, use) =>
    use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
      expect(found, `obstacles on ${page.url()}`).toEqual([]);
    }),
  picture: async ({ page }, use, testInfo) =>
    use(async (name) => {
      await page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true, animations: "disabled" });
    }),
});

/** React has taken the page over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
}

export { expect };
