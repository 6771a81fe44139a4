import { describe, expect, test } from "vitest";
import { isInScope } from "./storefront-scope.ts";

describe("T065 the storefronts of a member", () => {
  test.each([
    { scope: "all", storefronts: ["lt"], expected: true },
    { scope: "all", storefronts: [], expected: true },
    { scope: ["lt"], storefronts: ["lt"], expected: true },
    { scope: ["lt"], storefronts: ["lv", "lt"], expected: true },
    { scope: ["lt"], storefronts: ["lv"], expected: false },
    { scope: ["lt"], storefronts: [], expected: false },
    { scope: [], storefronts: ["lt"], expected: false },
  ] as const)("$scope covers what belongs to $storefronts: $expected", ({ scope, storefronts, expected }) => {
    expect(isInScope(scope, storefronts)).toBe(expected);
  });
});
