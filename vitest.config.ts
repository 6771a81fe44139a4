import { defineConfig } from "vitest/config";
import { contract as shop } from "./contracts/shop/contract.ts";
import { contractsForBrowsers } from "./tools/vite-contract.ts";

/** Titles of tests carry the ids of the requirements they hold, so that `-t LOCALE-03` runs what proves one. */
export default defineConfig({
  plugins: [contractsForBrowsers({ shop })],
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["**/node_modules/**", "build/**", "e2e/journeys/**", ".data/**", "test-results/**", ".react-router/**"],
    globalSetup: ["testing/global-setup.ts"],
    pool: "forks",
    // More than cores: many tests wait for a database, a clock or a process.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
  },
});
