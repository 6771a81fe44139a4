import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";
import { reportFigures } from "./figures.ts";

const PORT = 3403;
const RUNS = 3;
/** Some of the pages, by name. */
const ONLY = process.env.BENCH_ONLY;
const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const ORIGIN = `http://localhost:${PORT}`;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROME_FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

type Figures = Record<(typeof CATEGORIES)[number] | "CLS" | "LCP (ms)" | "TBT (ms)", number>;

function startServer(dataDir: string): ChildProcess {
  return spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      LIMITS: "off",
      PORT: String(PORT),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function textAt(url: string): Promise<string> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const text = await fetch(url).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    );
    if (text !== null) return text;
    await pause(500);
  }
  throw new Error(`${url} did not answer`);
}

/** As a visitor reaches them: the first department, the first product in it, the first article. */
async function findPages(): Promise<Record<string, string>> {
  const listing = firstLink(await textAt(`${ORIGIN}/en`), /href="(\/en\/c\/[^"]+)"/);
  const product = firstLink(await textAt(ORIGIN + listing), /href="(\/en\/p\/[^"?]+)/);
  const article = firstLink(await textAt(`${ORIGIN}/en/blog`), /href="(\/en\/blog\/[a-z][^"?.]+)"/);
  const paths = { home: "/en", listing, product, blog: "/en/blog", article, faq: "/en/faq" };
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([name]) => ONLY === undefined || ONLY.split(",").includes(name))
      .map(([name, path]) => [name, ORIGIN + path]),
  );
}

function firstLink(html: string, pattern: RegExp): string {
  const link = pattern.exec(html)?.[1];
  if (!link) throw new Error(`No link like ${pattern}`);
  return link;
}

async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
  const { categories, audits } = result.lhr;
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
    const failed = score !== null && score < 0.9 && scoreDisplayMode !== "informative";
    if (failed) console.error(`  ${new URL(url).pathname}: ${id} ${score} – ${title}`);
  }
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const numbers = {
    CLS: "cumulative-layout-shift",
    "LCP (ms)": "largest-contentful-paint",
    "TBT (ms)": "total-blocking-time",
  };
  const measured = Object.entries(numbers).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...measured]) as Figures;
}

function medians(runs: readonly Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const middle = (key: keyof Figures) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as Figures;
}

const dataDir = makeDataDir();
const server = startServer(dataDir);
const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: CHROME_FLAGS });
try {
  await textAt(`${ORIGIN}/readyz`);
  const results = new Map<string, Figures>();
  for (const [name, url] of Object.entries(await findPages())) {
    const runs: Figures[] = [];
    // The first visit fills the caches of pages and pictures, as earlier visitors would have done.
    await measure(url, chrome.port);
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, chrome.port));
    results.set(name, medians(runs));
  }
  const columns = Object.keys([...results.values()][0] ?? {}) as (keyof Figures)[];
  console.log(`| page | ${columns.join(" | ")} |\n|${"---|".repeat(columns.length + 1)}`);
  for (const [name, figures] of results) {
    reportFigures(Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}, ${key}`, value])));
    console.log(`| ${name} | ${columns.map((column) => Number(figures[column].toFixed(3))).join(" | ")} |`);
  }
} finally {
  chrome.kill();
  server.kill("SIGTERM");
  await pause(2_000);
  removeDataDir(dataDir);
}
