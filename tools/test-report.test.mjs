import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { failedJourneys, failedUnitTests, journeyTimes, unitTimes } from "./test-report.mjs";

const message = "AssertionError: expected 2 to be 3\n    at add.test.ts:4:5";

describe("the failed tests of a report", () => {
  test("are named with file, title and message, without the stack", () => {
    const assertionResults = [
      { fullName: "adds one and one", status: "passed", failureMessages: [] },
      { fullName: "adds one and two", status: "failed", failureMessages: [message] },
    ];
    const report = { testResults: [{ name: "/shop/domain/add.test.ts", status: "failed", assertionResults }] };
    expect(failedUnitTests(report, "/shop")).toEqual([
      "✗ domain/add.test.ts › adds one and two\n    AssertionError: expected 2 to be 3",
    ]);
  });

  test("include a file that could not be loaded", () => {
    const file = { name: "/shop/a.test.ts", status: "failed", message: "no such module", assertionResults: [] };
    expect(failedUnitTests({ testResults: [file] }, "/shop")).toEqual([
      "✗ a.test.ts › could not be loaded\n    no such module",
    ]);
  });

  test("are found in nested suites of journeys", () => {
    const failing = {
      file: "cart.spec.ts",
      title: "adds",
      ok: false,
      tests: [{ results: [{ errors: [{ message }] }] }],
    };
    const passing = { file: "cart.spec.ts", title: "removes", ok: true, tests: [] };
    const report = { suites: [{ specs: [passing], suites: [{ specs: [failing] }] }] };
    expect(failedJourneys(report)).toEqual(["✗ cart.spec.ts › adds\n    AssertionError: expected 2 to be 3"]);
  });

  test("say what the page of a journey showed", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "report-"));
    const written = path.join(folder, "error-context.md");
    writeFileSync(written, '# Page\n- banner:\n  - search\n- main:\n  - heading "Your cart is empty"');
    const results = [{ errors: [{ message }], attachments: [{ name: "error-context", path: written }] }];
    const report = { specs: [{ file: "cart.spec.ts", title: "adds", ok: false, tests: [{ results }] }] };
    const [shown = ""] = failedJourneys(report);
    rmSync(folder, { recursive: true });
    expect(shown).toContain(
      '    AssertionError: expected 2 to be 3\n    - main:\n      - heading "Your cart is empty"',
    );
    expect(shown).not.toContain("banner");
  });
});

describe("the times of files", () => {
  test("are those of vitest's report, with paths from the root", () => {
    const report = { testResults: [{ name: "/shop/domain/add.test.ts", startTime: 1_000, endTime: 3_500 }] };
    expect(unitTimes(report, "/shop")).toEqual([["domain/add.test.ts", 2_500]]);
  });

  test("are the sums of a file's journeys, with repeated ones", () => {
    const spec = (file, ...durations) => ({ file, tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const report = {
      suites: [{ specs: [spec("cart.spec.ts", 100, 50)], suites: [{ specs: [spec("cart.spec.ts", 7)] }] }],
    };
    expect(journeyTimes(report)).toEqual([["cart.spec.ts", 157]]);
  });
});
