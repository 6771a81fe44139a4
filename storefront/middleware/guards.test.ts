import { describe, expect, test } from "vitest";
import type { GuardName } from "../../domain/access/guards.ts";
import { compileGuards } from "./guards.ts";

const row = (path: string, ...guards: string[]) => ({ path, guards: guards as GuardName[] });

describe("guards of the table of routes", () => {
  test("ROUTE-54 an unknown guard throws while the table is read, before any visitor comes", () => {
    expect(() => compileGuards([row("cart", "no-such-guard")])).toThrow("Unknown route guard: no-such-guard");
  });

  test("ROUTE-54 a guard that cannot learn its facts yet is refused as well", () => {
    expect(() => compileGuards([row("create-order/*", "create-order")])).toThrow("create-order");
    expect(() => compileGuards([row("cart", "marketplace")], {})).toThrow("marketplace");
  });

  test("ROUTE-54 a row without guards, and one with known ones, are found under their address", () => {
    const guards = compileGuards([row(""), row("cart", "marketplace")]);
    expect(guards.get(":locale?")).toHaveLength(0);
    expect(guards.get(":locale?/cart")).toHaveLength(1);
  });
});
