import { defineConfig } from "@playwright/test";
import { PORT } from "./e2e/journeys/port.ts";
import { IS_LONG_RUN, VARIANT } from "./testing/test-run.ts";

/** The whole product as `npm start` serves it, on a database of its own. */
export default defineConfig({
  testDir: "e2e/journeys",
  testMatch: "**/*.spec.ts",
  // The long run makes the variants that `npm test` left out, and nothing again.
  ...(IS_LONG_RUN ? { grep: new RegExp(VARIANT.tag) } : {}),
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 3,
  // Long enough for a machine that does much else: a journey that passes waits for nothing.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  retries: 0,
  use: {
    headless: true,
    // Playwright scrolls while it waits for what still moves, and a header that moves with the page loses the click.
    contextOptions: { reducedMotion: "reduce" },
    // A worker answers documents itself, past what a journey routes; the journey about it allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      // Set by tools/chromium.mjs; without it Playwright uses its own download.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Pages live for seconds: optimised code and a process for drawing cost more than they save.
        "--js-flags=--no-opt",
        "--in-process-gpu",
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/journeys/serve.ts`,
    url: `http://localhost:${PORT}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
