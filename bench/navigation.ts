import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";
import { untilReady } from "./core-load.ts";
import { reportFigures } from "./figures.ts";
import { longestTask } from "./main-thread-tasks.ts";
import { quantile } from "./statistics.ts";

const PORT = 3404;
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = 8;
/** How long a pointer rests on a link before it is pressed: people take 100 to 300 ms. */
const REST_MS = 150;

/** Where each step starts, and the link that it presses. */
const STEPS = [
  { name: "home → listing", from: "/en", link: 'main a[href^="/en/c/"]' },
  { name: "listing → product", from: null, link: 'main article a[href^="/en/p/"]' },
  { name: "product → listing", from: null, link: 'nav a[href^="/en/c/"]' },
  { name: "home → blog", from: "/en", link: 'a[href="/en/blog"]' },
  { name: "blog → article", from: null, link: 'main a[href^="/en/blog/"]:not([href*="."])' },
] as const;

function startServer(dataDir: string): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", LIMITS: "off" };
  return spawn(process.execPath, ["server/main.ts"], {
    env: { ...env, PORT: String(PORT), DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(ORIGIN + path);
  await page.keyboard.press("Shift");
  await page.waitForSelector("html[data-device]");
  await page.waitForLoadState("networkidle");
}

const HYDRATED = { home: "/en", listing: "/en/marketplace", product: null } as const;
const SETTLED_MS = 500;

/** The longest task from the first key until the page is hydrated and has done what it does after that. */
async function hydrationOf(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(ORIGIN + path);
  await page.waitForLoadState("networkidle");
  const longest = await longestTask(page, async () => {
    await page.keyboard.press("Shift");
    await page.waitForSelector("html[data-device]");
    await page.waitForLoadState("networkidle");
    await pause(SETTLED_MS);
  });
  await page.close();
  return longest;
}

async function firstProduct(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${ORIGIN}${HYDRATED.listing}`);
  const path = await page.locator('main article a[href^="/en/p/"]').first().getAttribute("href");
  await page.close();
  return path ?? "";
}

async function measureHydration(browser: Browser): Promise<number> {
  const medians: number[] = [];
  console.log("\n| hydration of | longest task, median (ms) | longest (ms) |\n|---|---|---|");
  for (const [name, known] of Object.entries(HYDRATED)) {
    const path = known ?? (await firstProduct(browser));
    const longest: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) longest.push(await hydrationOf(browser, path));
    medians.push(quantile(longest, 0.5));
    console.log(`| ${name} | ${quantile(longest, 0.5).toFixed(0)} | ${Math.max(...longest).toFixed(0)} |`);
  }
  return Math.max(...medians);
}

/** From the press to the frame in which the next page's heading is there. */
async function timeOf(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).locator("visible=true").first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // A part of a page that is hydrated when it comes near may not be yet; its links would load a document.
  const element = await link.elementHandle();
  await page.waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith("__reactProps$")), element);
  await pause(REST_MS);
  await page.evaluate(() => {
    const before = location.pathname;
    const heading = document.querySelector("h1");
    const timing = { tookMs: 0 };
    Object.assign(window, { timing });
    document.addEventListener(
      "click",
      () => {
        const pressed = performance.now();
        const look = () => {
          const isNext = location.pathname !== before && document.querySelector("h1") !== heading;
          if (isNext) requestAnimationFrame(() => (timing.tookMs = performance.now() - pressed));
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (window as unknown as { timing: { tookMs: number } }).timing.tookMs > 0);
  return page.evaluate(() => (window as unknown as { timing: { tookMs: number } }).timing.tookMs);
}

async function measure(browser: Browser): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(STEPS.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    for (const { name, from, link } of STEPS) {
      if (from) await openStarted(page, from);
      const tookMs = await timeOf(page, link);
      // The first round fills the caches of the server.
      if (round > 0) times.get(name)?.push(tookMs);
      await page.waitForLoadState("networkidle");
    }
    await page.close();
  }
  return times;
}

const dataDir = makeDataDir();
const server = startServer(dataDir);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
try {
  await untilReady(`${ORIGIN}/readyz`);
  const times = await measure(browser);
  console.log("| navigation | p50 (ms) | p75 (ms) |\n|---|---|---|");
  for (const [name, values] of [...times, ["all", [...times.values()].flat()] as const]) {
    console.log(`| ${name} | ${quantile(values, 0.5).toFixed(0)} | ${quantile(values, 0.75).toFixed(0)} |`);
  }
  reportFigures({
    "client navigation, p75": quantile([...times.values()].flat(), 0.75),
    "hydration, longest task": await measureHydration(browser),
  });
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await once(server, "exit");
  removeDataDir(dataDir);
}
