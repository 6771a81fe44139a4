import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contract as shop } from "./contracts/shop/contract.ts";
import { staffContract as staff } from "./contracts/staff/contract.ts";
import { IS_LONG_RUN } from "./testing/test-run.ts";
import { WaitingFirst } from "./testing/waiting-first.ts";
import { contractsForBrowsers } from "./tools/vite-contract.ts";

const NOT_SOURCES = ["**/node_modules/**", "build/**", ".data/**", "test-results/**", ".react-router/**"];
/** Tests in these folders load React as browsers in development do. */
const BROWSER_FOLDERS = ["storefront/**", "backoffice/**", "client/**", "ui/**"];
const BROWSER_TESTS = BROWSER_FOLDERS.flatMap((folder) =>
  globSync(`${folder}/*.test.{ts,tsx}`, { cwd: import.meta.dirname }),
);
const says = (file: string, text: string) => readFileSync(path.join(import.meta.dirname, file), "utf8").includes(text);
/** A replaced module stays replaced in its process, so these files get processes of their own. */
const replacesModules = (file: string) => says(file, "vi.mock(");
/** Files of the long run alone, and those whose size depends on the run. */
const LONG_TESTS = "**/*.long.test.ts";
const testsOfLongRun = () =>
  globSync(["e2e/**/*.test.ts", "server/**/*.test.ts"], { cwd: import.meta.dirname }).filter(
    (file) => path.matchesGlob(file, LONG_TESTS) || says(file, "#testing/test-run.ts"),
  );

/** Most load nearly the whole server: files that share a process load it once. So none replaces a module. */
const SERVER = {
  name: "server",
  isolate: false,
  env: { NODE_ENV: "production" },
  globalSetup: ["testing/occupy-default-ports.ts", "testing/global-setup.ts"],
};

/** Titles of tests have the ids of their requirements, so that `-t LOCALE-03` runs the tests of one. */
export default defineConfig({
  plugins: [contractsForBrowsers({ shop, staff })],
  // Tests of mails use the sources of the templates, not the last build.
  resolve: {
    alias: {
      "#mail-layout": fileURLToPath(
        new URL("./server/modules/operations/mail/templates/mail-layout.tsx", import.meta.url),
      ),
    },
  },
  // Some tests run with NODE_ENV=production, where React has no development runtime.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    pool: "forks",
    // Workers load the server too.
    execArgv: ["--import", path.join(import.meta.dirname, "server/platform/resolve-once.ts")],
    // More than cores: half of its time a worker waits for a database, a clock or a process. Those of the long run have
    // processes of their own at work.
    maxWorkers: IS_LONG_RUN ? 3 : 5,
    sequence: { sequencer: WaitingFirst },
    // Long enough for a busy machine.
    testTimeout: 300_000,
    // Polled conditions are usually met at once; a busy machine may need longer than the default of a second.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: IS_LONG_RUN
      ? [{ extends: true, test: { ...SERVER, include: testsOfLongRun() } }]
      : [
          {
            extends: true,
            // Pure functions leave nothing behind: their files share a process, which takes a third of the time.
            test: { name: "domain", include: ["domain/**/*.test.ts"], isolate: false },
          },
          {
            extends: true,
            test: {
              ...SERVER,
              include: ["**/*.test.{ts,tsx,mjs}"],
              exclude: ["domain/**", ...BROWSER_FOLDERS, "e2e/journeys/**", LONG_TESTS, ...NOT_SOURCES],
            },
          },
          {
            extends: true,
            test: {
              name: "browser",
              include: BROWSER_TESTS.filter((file) => !replacesModules(file)),
              isolate: false,
            },
          },
          {
            extends: true,
            test: { name: "browser, alone", include: BROWSER_TESTS.filter(replacesModules) },
          },
        ],
  },
});
