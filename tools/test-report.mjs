import { readFileSync } from "node:fs";
import path from "node:path";

/** How much of a failure's message the summary repeats: the comparison, without the stack. */
const MESSAGE_LINES = 12;
/** How much of the page that a journey failed on. */
const PAGE_LINES = 40;

/** The failed tests of vitest's JSON report. A file that broke while it was loaded has no tests, and counts as one. */
export function failedUnitTests(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [failure(file, "could not be loaded", message)];
    return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages.join("\n")));
  });
}

/** The specs of Playwright's JSON report, whose suites are nested. */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The failed tests of Playwright's JSON report. */
export function failedJourneys(report) {
  return specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors ?? []);
      return [failure(file, title, errors.map(({ message }) => message).join("\n")), ...results.map(pageOf)]
        .filter(Boolean)
        .join("\n");
    });
}

/** The page without its header, as Playwright wrote it down for the failure: the folder of a CI run is not kept. */
function pageOf({ attachments = [] }) {
  const written = attachments.find(({ name }) => name === "error-context")?.path;
  if (!written) return "";
  const lines = readFileSync(written, "utf8").split("\n");
  const main = lines.findIndex((line) => /^- main\b|^- dialog\b/.test(line));
  return main < 0
    ? ""
    : lines
        .slice(main, main + PAGE_LINES)
        .map((line) => `    ${line}`)
        .join("\n");
}

/** How long each file of vitest's JSON report took, in milliseconds. */
export const unitTimes = (report, root) =>
  report.testResults.map(({ name, startTime, endTime }) => [path.relative(root, name), endTime - startTime]);

/** How long the tests of each file of Playwright's JSON report took together, in milliseconds. */
export function journeyTimes(report) {
  const sums = new Map();
  for (const { file, tests } of specsOf(report))
    for (const { duration } of tests.flatMap(({ results }) => results))
      sums.set(file, (sums.get(file) ?? 0) + duration);
  return [...sums];
}

function failure(file, title, message = "") {
  const lines = message.split("\n").filter((line) => !/^\s+at /.test(line));
  return [`✗ ${file} › ${title}`, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join("\n");
}
