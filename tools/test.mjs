import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { isInterrupted, root, run } from "./run.mjs";
import { failedJourneys, failedUnitTests, journeyTimes, unitTimes } from "./test-report.mjs";
import { runSteps, summary } from "./test-steps.mjs";

/** The long run makes what `npm test` leaves out (testing/test-run.ts). */
const isLong = process.env.TEST_RUN === "long";
const results = path.join(root, isLong ? "test-results/long" : "test-results");
const unitResults = path.join(results, "unit.json");
const journeyResults = path.join(results, "e2e.json");

/** Others than those of `npm test`, and the same in each long run. */
const WALKS = ["--walks", "300", "--seed", "46000", "--processes", "3"];

const steps = (node) => {
  const program = (name, args) => ({ name, run: async () => ({ code: await run(node, args) }) });
  return [
    ...(isLong ? [] : [program("check", ["tools/check.mjs"])]),
    { name: "build", run: async () => ({ code: await ensureBuilt(node) }) },
    { name: "unit", needs: ["build"], run: () => runUnitTests(node) },
    { name: "e2e", needs: ["build"], run: () => runJourneys(node) },
    ...(isLong ? [{ ...program("walks", ["tools/test-walks.ts", ...WALKS]), needs: ["build"] }] : []),
  ];
};

async function runUnitTests(node) {
  if ((await ensureBuilt(node)) !== 0) return { code: 1 };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitResults}`];
  const code = await run(node, ["node_modules/vitest/vitest.mjs", "run", ...reporters]);
  const read = (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: failedUnitTests(report, root),
    times: unitTimes(report, root),
  });
  return { code, ...readReport(unitResults, read) };
}

async function runJourneys(node) {
  const chromium = await ensureChromium(node);
  if (!chromium || (await ensureBuilt(node)) !== 0) return { code: 1 };
  const env = { ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyResults };
  const code = await run(node, ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], { env });
  const read = (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: failedJourneys(report),
    times: journeyTimes(report),
  });
  return { code, ...readReport(journeyResults, read) };
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // It broke before it could write its report; its exit code shows that.
    return {};
  }
}

const all = steps(await ensureInstalled());
const names = all.map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const { text, code } = summary(await runSteps(chosen, { isInterrupted, log: console.log }));
console.log(text);
process.exitCode = isInterrupted() ? 130 : code;
