/**
 * Runs every step, whatever became of those before. A step answers an exit code and may count its tests and say how long
 * each file took; one that needs a step which failed is not tried.
 */
export async function runSteps(steps, { isInterrupted, log, nowMs = () => performance.now() }) {
  const results = [];
  const hasFailed = (name) => results.some((result) => result.name === name && result.code !== 0);
  for (const { name, needs = [], run } of steps) {
    if (isInterrupted()) break;
    const missing = needs.find(hasFailed);
    if (missing) {
      results.push({
        name,
        outcome: `not run, because ${missing} failed`,
        code: 1,
        passed: 0,
        failed: 0,
        failures: [],
        times: [],
      });
      continue;
    }
    log(`\n── ${name}`);
    const startedAtMs = nowMs();
    const { code, passed = 0, failed = 0, failures = [], times = [] } = await run();
    const outcome = `${code === 0 ? "passed" : "FAILED"} in ${((nowMs() - startedAtMs) / 1_000).toFixed(1)} s`;
    results.push({ name, outcome, code, passed, failed, failures, times });
  }
  return results;
}

/**
 * The slowest files, the failed tests, one line for each step, and the sums. They come last, because a log is often read from its end.
 * A step that failed without counting anything is one failure.
 */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, outcome, passed, failed }) => {
    const tests = passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : "";
    return `── ${name.padEnd(width)} ${outcome}${tests}`;
  });
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => (result.code === 0 ? result.failed : Math.max(result.failed, 1))));
  const code = results.find((result) => result.code !== 0)?.code ?? 0;
  const failures = results.flatMap((result) => result.failures).map((text) => `${text}\n\n`);
  const slowest = slowestFiles(results.flatMap((result) => result.times));
  return { text: `\n${slowest}${failures.join("")}${lines.join("\n")}\n\n${passed} passed, ${failed} failed`, code };
}

const SLOWEST = 10;

/** Where the time of a run goes. */
function slowestFiles(times) {
  if (times.length === 0) return "";
  const slowest = times.toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
  const lines = slowest.map(([file, ms]) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}`);
  return `The slowest files:\n${lines.join("\n")}\n\n`;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
