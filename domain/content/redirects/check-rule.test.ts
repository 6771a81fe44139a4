import { describe, expect, test } from "vitest";
import { routeRule as rule } from "#testing/content/redirects.ts";
import { ruleProblem } from "./check-rule.ts";
import type { RouteRule } from "./route-rule.ts";
import { MOST_TABLE_ROWS, readRuleTable, ruleTable } from "./rule-table.ts";

const problem = (saved: RouteRule, ...others: RouteRule[]) =>
  ruleProblem(saved, { others, allowedHosts: ["partner.example"], parseUrl: URL.parse });

describe("a rule that is saved", () => {
  test.each([
    ["a path", rule("/old", "/new?a=1#b")],
    ["a beginning", rule("/old/*", "/new/*")],
    ["a beginning to one place", rule("/old/*", "/new")],
    ["a place that is gone", rule("/old", null)],
    ["an allowed host", rule("/old/*", "https://partner.example/*")],
    ["everything to home", rule("/*", "/")],
  ])("ROUTE-55 may be for %s", (_name, saved) => expect(problem(saved)).toBeNull());

  test.each([
    ["path", rule("old", "/new")],
    ["path", rule("/", "/new")],
    ["path", rule("/o*d", "/new")],
    ["path", rule("/old?a=1", "/new")],
    ["target", rule("/old", "new")],
    ["host", rule("/old", "https://evil.example/")],
    ["host", rule("/old", "javascript:alert(1)")],
    ["carried", rule("/old", "/new/*")],
    ["carried", rule("/old/*", "/n*w")],
    ["carried", rule("/old/*", "https://partner.example*")],
    ["gone", rule("/old", null, { status: 301 })],
    ["gone", rule("/old", "/new", { status: 410 })],
    ["period", rule("/old", "/new", { startsAt: new Date(2), endsAt: new Date(2) })],
  ])("ROUTE-55 T056 is refused for its %s", (expected, saved) => expect(problem(saved)).toBe(expected));

  test("ROUTE-55 is refused where the path and language have a rule already", () => {
    expect(problem(rule("/old", "/new"), rule("/old", "/other"))).toBe("taken");
    expect(problem(rule("/old", "/new"), rule("/old", "/other", { language: "lt" }))).toBeNull();
  });

  test.each([
    ["itself", rule("/a", "/lt/a?x=1"), []],
    ["itself by a star", rule("/a/*", "/a/b"), []],
    ["itself for ever", rule("/*", "/en/new/*"), []],
    ["and back", rule("/a", "/b"), [rule("/b", "/a")]],
    ["and back by stars", rule("/a/*", "/b/*"), [rule("/b/*", "/a/*")]],
  ])("ROUTE-55 is a loop when it leads to %s", (_name, saved, others) => {
    expect(problem(saved, ...others)).toBe("loop");
  });

  test.each([
    ["leads to another", rule("/a", "/b"), rule("/b", "/c")],
    ["is led to by another", rule("/b", "/c"), rule("/a", "/b")],
    ["leads to what is gone", rule("/a", "/b"), rule("/b", null)],
    ["carries to another", rule("/a/*", "/b/*"), rule("/b/x", "/c")],
    ["leads below another", rule("/a", "/b/x"), rule("/b/*", "/c/*")],
  ])("ROUTE-55 is a chain when it %s", (_name, saved, other) => expect(problem(saved, other)).toBe("chain"));

  test("ROUTE-55 is no chain when the two are never in force for one reader", () => {
    expect(problem(rule("/a", "/b", { language: "lt" }), rule("/b", "/c", { language: "en" }))).toBeNull();
    const [first, second] = [new Date("2026-01-01"), new Date("2026-02-01")];
    expect(problem(rule("/a", "/b", { endsAt: first }), rule("/b", "/c", { startsAt: second }))).toBeNull();
  });
});

describe("a table of rules", () => {
  test("ROUTE-55 T108 what is exported can be brought back, whatever a cell begins with", () => {
    const rules = [
      rule('/old, "quoted"', "/new"),
      rule("/sale/*", null, {
        language: "lt",
        startsAt: new Date("2026-11-20T00:00:00Z"),
        endsAt: new Date("2026-12-01T10:30:00Z"),
      }),
      rule("/x", "https://partner.example/", { status: 308 }),
    ];
    const { rows, refused } = readRuleTable(ruleTable(rules));
    expect(refused).toEqual([]);
    expect(rows.map((row) => row.rule)).toEqual(rules);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  test("T109 says by line what is wrong, and takes a day as its beginning", () => {
    const text =
      "status;path;target;language;from\n301;/lt/a;/b;;2026-12-01\n301;/c;/d;xx;\n200;/e;/f;;\n301;/g;/h;;soon\n\n";
    const { rows, refused } = readRuleTable(text);
    expect(rows.map((row) => [row.rule.path, row.rule.startsAt?.toISOString()])).toEqual([
      ["/a", "2026-12-01T00:00:00.000Z"],
    ]);
    expect(refused).toEqual([
      { line: 3, problem: "language" },
      { line: 4, problem: "status" },
      { line: 5, problem: "moment" },
    ]);
  });

  test("T109 refuses what is no table, open quotes and too many rows", () => {
    expect(readRuleTable("hello").refused).toEqual([{ line: 1, problem: "columns" }]);
    expect(readRuleTable('path,status\n"/a,301').refused).toMatchObject([{ problem: "quotes" }]);
    const many = `path,status\n${"/a,410\n".repeat(MOST_TABLE_ROWS + 1)}`;
    expect(readRuleTable(many)).toMatchObject({ rows: [], refused: [{ problem: "rows" }] });
  });
});
