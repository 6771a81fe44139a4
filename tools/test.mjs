import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./run.mjs";

const results = path.join(root, "test-results");
const unitResults = path.join(results, "unit.json");
const journeyResults = path.join(results, "e2e.json");
const totals = { passed: 0, failed: 0 };

const steps = {
  check: (node) => run(node, ["tools/check.mjs"]),
  build: (node) => ensureBuilt(node),
  unit: async (node) => {
    if ((await ensureBuilt(node)) !== 0) return 1;
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitResults}`];
    const code = await run(node, ["node_modules/vitest/vitest.mjs", "run", ...reporters]);
    count(unitResults, (report) => [report.numPassedTests, report.numFailedTests]);
    return code;
  },
  e2e: async (node) => {
    const chromium = await ensureChromium();
    if (!chromium || (await ensureBuilt(node)) !== 0) return 1;
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyResults };
    const code = await run(node, ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], { env });
    count(journeyResults, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
    return code;
  },
};

function count(file, read) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(file, "utf8")));
    totals.passed += passed;
    totals.failed += failed;
  } catch {
    // It broke before it could count; its exit code tells.
  }
}

async function runSteps(names) {
  const node = await ensureInstalled();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  for (const name of names) {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const code = await steps[name](node);
    console.log(
      `── ${name}: ${code === 0 ? "passed" : "FAILED"} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
    if (code !== 0) return code;
  }
  return 0;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}
const code = await runSteps(wanted.length > 0 ? wanted : Object.keys(steps));
if (code !== 0) totals.failed = Math.max(totals.failed, 1);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = code;
