import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { memoryLimits } from "./server-flags.mjs";

describe("the limits of the server's memory", () => {
  test("are understood by Node, and leave the heap at about half a gigabyte", () => {
    const { flags, env } = memoryLimits({});
    const script = "v8.getHeapStatistics().heap_size_limit / 2 ** 20";
    const limit = Number(execFileSync(process.execPath, [...flags, "--print", script]));
    expect(limit).toBeGreaterThan(512);
    expect(limit).toBeLessThan(640);
    expect(env).toEqual({ MALLOC_ARENA_MAX: "2" });
  });

  test("give way to those of the operator", () => {
    const given = { NODE_OPTIONS: "--max_old_space_size=2048 --enable-source-maps", MALLOC_ARENA_MAX: "4" };
    expect(memoryLimits(given)).toEqual({ flags: ["--max-semi-space-size=16"], env: { MALLOC_ARENA_MAX: "4" } });
  });
});
