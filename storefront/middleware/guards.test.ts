import { describe, expect, test } from "vitest";
import type { GuardName } from "#domain/people/access/guards.ts";
import { compileGuards } from "./guards.ts";

const row = (path: string, ...guards: string[]) => ({ path, guards: guards as GuardName[] });

describe("guards of the table of routes", () => {
  test("ROUTE-54 an unknown guard throws while the table is compiled", () => {
    expect(() => compileGuards([row("cart", "no-such-guard")])).toThrow("Unknown route guard: no-such-guard");
  });

  test("ROUTE-54 refuses a guard without a source of facts", () => {
    expect(() => compileGuards([row("cart", "marketplace")], {})).toThrow("marketplace");
  });

  test("ROUTE-54 compiles rows without guards and rows with known guards", () => {
    const guards = compileGuards([row(""), row("cart", "marketplace")]);
    expect(guards.get(":locale?")).toHaveLength(0);
    expect(guards.get(":locale?/cart")).toHaveLength(1);
  });
});
