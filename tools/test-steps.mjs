/**
 * Runs every step, whatever became of those before. A step answers an exit code and may count its tests; one that
 * needs a step which failed is not tried.
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
      });
      continue;
    }
    log(`\n── ${name}`);
    const startedAtMs = nowMs();
    const { code, passed = 0, failed = 0, failures = [] } = await run();
    const outcome = `${code === 0 ? "passed" : "FAILED"} in ${((nowMs() - startedAtMs) / 1_000).toFixed(1)} s`;
    results.push({ name, outcome, code, passed, failed, failures });
  }
  return results;
}

/**
 * The failed tests, one line for each step, and the sums. They come last, because a log is often read from its end.
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
  return { text: `\n${failures.join("")}${lines.join("\n")}\n\n${passed} passed, ${failed} failed`, code };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
