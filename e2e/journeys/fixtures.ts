import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page, type Request } from "@playwright/test";
import { DESKTOP } from "./sites.ts";

/** A press may still have met the page before. */
const START_AGAIN_MS = 2_000;

interface Journey {
  /** Opens a page and waits until it is hydrated. */
  open: (url: string) => Promise<void>;
  /** Opens a page and checks its accessibility. */
  visit: (url: string) => Promise<void>;
  /** Fails on any accessibility violation of the page or of an element. */
  expectAccessible: (within?: string) => Promise<void>;
  /** Stored with the test results when JOURNEY_SCREENSHOTS is set: a picture of a whole page takes as long as loading it. */
  takeScreenshot: (name: string) => Promise<void>;
  /** Console errors that a journey provokes on purpose. */
  expectedProblems: RegExp[];
  /** Waits until no call is pending: one would time out when the clock of the page jumps. */
  untilQuiet: () => Promise<void>;
  /** Whether the visitor shows a first sign of life once a page is loaded; else a page starts by itself, seconds later. */
  touchesPages: boolean;
}

/** Said by Playwright itself, wherever a page keeps its offline page. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

/** Any console error, blocked script or crash fails the journey. */
export const test = base.extend<Journey>({
  viewport: DESKTOP,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  expectedProblems: async ({}, use) => use([]),
  touchesPages: [true, { option: true }],
  context: async ({ context, touchesPages }, use) => {
    if (touchesPages) context.on("page", (page) => page.on("load", touch));
    await use(context);
  },
  page: async ({ page, expectedProblems }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      const isProblem = message.type() === "error" || message.type() === "warning";
      // A failed load names only its status; the address is beside it.
      if (isProblem && message.text() !== BLOCKED_WORKER) problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => problems.push(error.message));
    await use(page);
    const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, "problems in the browser console").toEqual([]);
  },
  open: async ({ page }, use) =>
    use(async (url) => {
      await page.goto(url);
      await untilHydrated(page);
    }),
  visit: async ({ open, expectAccessible }, use) =>
    use(async (url) => {
      await open(url);
      await expectAccessible();
    }),
  expectAccessible: async ({ page }, use) => use((within) => expectPageAccessible(page, within)),
  untilQuiet: async ({ page }, use) => {
    const pending = new Set<Request>();
    page.on("request", (request) => request.resourceType() === "fetch" && pending.add(request));
    page.on("requestfinished", (request) => pending.delete(request));
    page.on("requestfailed", (request) => pending.delete(request));
    // A new document has none of the calls of the last one.
    page.on("domcontentloaded", () => pending.clear());
    await use(() => expect.poll(() => pending.size).toBe(0));
  },
  takeScreenshot: async ({ page }, use, testInfo) =>
    use(async (name) => {
      if (!process.env.JOURNEY_SCREENSHOTS) return;
      await page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true, animations: "disabled" });
    }),
});

/** A mail in the outbox of the demo: its document is sandboxed and has nothing to start. */
const MAIL = /\/dev\/mail\//;

/** A key that changes nothing. The page may be gone by then. */
function touch(page: Page): void {
  if (MAIL.test(page.url())) return;
  page.evaluate(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }))).catch(() => undefined);
}

export async function expectPageAccessible(page: Page, within = "html"): Promise<void> {
  // Passed rules are not collected, and no second page is opened for frames: both take longer than the analysis.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .include(within)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, `accessibility violations on ${page.url()}`).toEqual([]);
}

/**
 * Pages wait for a visitor: a key that changes nothing starts them. The device attribute is set last during hydration. The
 * status page does not have it.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => document.documentElement.dataset.device ?? location.pathname.endsWith("/status");
  await expect(async () => {
    await page.keyboard.press("Shift");
    await page.waitForFunction(isHydrated, undefined, { timeout: START_AGAIN_MS });
  }).toPass();
}

export { expect };
