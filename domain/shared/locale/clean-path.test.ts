import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanPath, splitTarget } from "./clean-path.ts";

describe("cleanPath", () => {
  test("T055 slashes and backslashes collapse and the end carries none", () => {
    const cases: [string, string][] = [
      ["", "/"],
      ["/", "/"],
      ["///", "/"],
      ["cart", "/cart"],
      ["/cart/", "/cart"],
      ["//evil.com/", "/evil.com"],
      ["/\\evil.com", "/evil.com"],
      ["\\\\evil.com", "/evil.com"],
      ["/\t/evil.com", "/evil.com"],
      ["/\r\n/evil.com\r\nSet-Cookie: a=b", "/evil.comSet-Cookie: a=b"],
      ["https://evil.com/a", "/https:/evil.com/a"],
    ];
    for (const [path, expected] of cases) expect(cleanPath(path), JSON.stringify(path)).toBe(expected);
  });

  test("T055 whatever comes in, the result stays on the own host and cleaning it again changes nothing", () => {
    const hostile = fc.string({ unit: fc.constantFrom("/", "\\", "\t", "\n", ".", ":", "@", "e", "%", " ") });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: "binary" })), (path) => {
        const cleaned = cleanPath(path);
        return cleanPath(cleaned) === cleaned && new URL(cleaned, "http://own.test").host === "own.test";
      }),
      { numRuns: 2000 },
    );
  });

  test("LOCALE-02 a target splits before its query or fragment", () => {
    expect(splitTarget("/a?b=//c#d")).toEqual({ path: "/a", rest: "?b=//c#d" });
    expect(splitTarget("/a#b?c")).toEqual({ path: "/a", rest: "#b?c" });
    expect(splitTarget("?a=1")).toEqual({ path: "", rest: "?a=1" });
    expect(splitTarget("/a")).toEqual({ path: "/a", rest: "" });
  });
});
