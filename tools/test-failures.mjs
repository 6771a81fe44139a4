import path from "node:path";

/** How much of a failure's message the summary repeats: the comparison, without the stack. */
const MESSAGE_LINES = 12;

/** The failed tests of vitest's JSON report. A file that broke while it was loaded has no tests, and counts as one. */
export function failedUnitTests(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [failure(file, "could not be loaded", message)];
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages.join("\n")));
  });
}

/** The failed tests of Playwright's JSON report, whose suites are nested. */
export function failedJourneys(report) {
  const ofSuite = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(ofSuite)];
  return report.suites
    .flatMap(ofSuite)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return failure(file, title, errors.map(({ message }) => message).join("\n"));
    });
}

function failure(file, title, message = "") {
  const lines = message.split("\n").filter((line) => !/^\s+at /.test(line));
  return [`✗ ${file} › ${title}`, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join("\n");
}
