import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { AIMS, judge } from "./aims.ts";
import { BENCHES } from "./benches.ts";

const verdictOf = (bench: string, figure: string, measured: number | undefined) =>
  judge(new Map([[bench, measured === undefined ? {} : { [figure]: measured }]])).find((one) => one.figure === figure);

describe("the aims of benches", () => {
  test("more than a tenth beside an aim is missed, in either direction", () => {
    const perSecond = (measured?: number) => verdictOf("pages", "listing, uncached", measured);
    expect(perSecond(250)).toMatchObject({ isMet: true, isMissed: false });
    expect(perSecond(226)).toMatchObject({ isMet: false, isMissed: false });
    expect(perSecond(224)).toMatchObject({ isMet: false, isMissed: true });
    const seconds = (measured?: number) => verdictOf("start", "first start", measured);
    expect(seconds(39)).toMatchObject({ isMet: true });
    expect(seconds(44)).toMatchObject({ isMet: false, isMissed: false });
    expect(seconds(45)).toMatchObject({ isMissed: true });
  });

  test("a figure that its bench did not give is missed; a bench that did not run is not judged", () => {
    expect(verdictOf("start", "first start", undefined)).toMatchObject({ isMissed: true });
    expect(judge(new Map())).toEqual([]);
  });

  test("every bench runs with all others, and has a script of its own", () => {
    const scripts = Object.keys(manifest.scripts).filter((name) => name.startsWith("bench:") && name !== "bench:all");
    expect(BENCHES.map((name) => `bench:${name}`).toSorted()).toEqual(scripts.toSorted());
  });

  test("each belongs to a bench that there is, and each has one bound", () => {
    for (const { bench, figure, atLeast, atMost } of AIMS) {
      expect(BENCHES, figure).toContain(bench);
      expect(existsSync(join(import.meta.dirname, `${bench}.ts`)), bench).toBe(true);
      expect([atLeast, atMost].filter((bound) => bound !== undefined)).toHaveLength(1);
    }
  });
});
