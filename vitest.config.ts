import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contract as shop } from "./contracts/shop/contract.ts";
import { staffContract as staff } from "./contracts/staff/contract.ts";
import { contractsForBrowsers } from "./tools/vite-contract.ts";

/** Titles of tests carry the ids of the requirements they hold, so that `-t LOCALE-03` runs what proves one. */
export default defineConfig({
  plugins: [contractsForBrowsers({ shop, staff })],
  // Tests of mails see the templates as they are now, not as they were built.
  resolve: {
    alias: {
      "#mail-layout": fileURLToPath(new URL("./server/modules/mail/templates/mail-layout.tsx", import.meta.url)),
    },
  },
  // Some tests run with NODE_ENV=production, where React has no development runtime.
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    pool: "forks",
    // More than cores: many tests wait for a database, a clock or a process.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Pure functions leave nothing behind: their files share a process, which takes a third of the time.
        test: { name: "domain", include: ["domain/**/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "product",
          include: ["**/*.test.{ts,tsx,mjs}"],
          exclude: [
            "domain/**",
            "e2e/journeys/**",
            ...["**/node_modules/**", "build/**", ".data/**", "test-results/**", ".react-router/**"],
          ],
          globalSetup: ["testing/occupy-default-ports.ts", "testing/global-setup.ts"],
        },
      },
    ],
  },
});
