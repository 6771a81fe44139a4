import { describe, expect, test } from "vitest";
import { runSteps, summary } from "./test-steps.mjs";

let nowMs = 0;
const options = { isInterrupted: () => false, log: () => {}, nowMs: () => nowMs };
const step = (name, result, needs) => ({
  name,
  needs,
  run: async () => {
    nowMs += 1_500;
    return result;
  },
});
const passing = { code: 0, passed: 3, failed: 0 };

describe("all steps", () => {
  test("run even if one failed, and the exit code is that of the first failure", async () => {
    const results = await runSteps(
      [step("check", { code: 2 }), step("unit", { code: 1, passed: 4, failed: 2 }), step("e2e", passing)],
      options,
    );
    expect(results.map(({ name }) => name)).toEqual(["check", "unit", "e2e"]);
    expect(summary(results).code).toBe(2);
  });

  test("that pass exit with 0", async () => {
    const results = await runSteps([step("check", { code: 0 }), step("unit", passing)], options);
    expect(summary(results)).toEqual({
      code: 0,
      text: "\n── check passed in 1.5 s\n── unit  passed in 1.5 s: 3 passed, 0 failed\n\n3 passed, 0 failed",
    });
  });

  test("are not run when what they need has failed, and count as failed", async () => {
    const results = await runSteps([step("build", { code: 1 }), step("e2e", passing, ["build"])], options);
    const { text, code } = summary(results);
    expect(text.split("\n").slice(1)).toEqual([
      "── build FAILED in 1.5 s",
      "── e2e   not run, because build failed",
      "",
      "0 passed, 2 failed",
    ]);
    expect(code).toBe(1);
  });

  test("are left out after an interruption", async () => {
    let interrupted = false;
    const stopped = async () => {
      interrupted = true;
      return { code: 130 };
    };
    const steps = [{ name: "unit", run: stopped }, step("e2e", passing)];
    const results = await runSteps(steps, { ...options, isInterrupted: () => interrupted });
    expect(results.map(({ name }) => name)).toEqual(["unit"]);
  });
});

test("a step that failed before it could count is one failure beside those that were counted", async () => {
  const results = await runSteps(
    [step("check", { code: 1 }), step("unit", { code: 1, passed: 5, failed: 2 }), step("e2e", passing)],
    options,
  );
  expect(summary(results).text).toMatch(/\n8 passed, 3 failed$/);
});

test("the failed tests stand right above the sums, where a log is read first", async () => {
  const unit = { code: 1, passed: 5, failed: 1, failures: ["✗ a.test.ts › adds"] };
  const results = await runSteps([step("unit", unit), step("e2e", passing)], options);
  expect(summary(results).text.split("\n").slice(1, 4)).toEqual([
    "✗ a.test.ts › adds",
    "",
    "── unit FAILED in 1.5 s: 5 passed, 1 failed",
  ]);
});

test("the ten slowest files of all steps are listed, the slowest first", async () => {
  const times = Array.from({ length: 11 }, (_, index) => [`${index}.test.ts`, index * 1_000]);
  const results = await runSteps(
    [step("unit", { ...passing, times }), step("e2e", { ...passing, times: [["cart.spec.ts", 4_500]] })],
    options,
  );
  const lines = summary(results).text.split("\n").slice(1, 12);
  expect(lines[0]).toBe("The slowest files:");
  expect(lines.slice(1).map((line) => line.trim().split(" s  ")[1])).toEqual([
    ...[10, 9, 8, 7, 6, 5].map((index) => `${index}.test.ts`),
    "cart.spec.ts",
    ...[4, 3, 2].map((index) => `${index}.test.ts`),
  ]);
});
