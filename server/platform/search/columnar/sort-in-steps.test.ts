import fc from "fast-check";
import { expect, test } from "vitest";
import { sortInSteps } from "./sort-in-steps.ts";

function sorted(texts: readonly string[]): { order: string[]; steps: number } {
  const work = sortInSteps(texts.length, (left, right) => (texts[left] as string) < (texts[right] as string));
  for (let steps = 1; ; steps++) {
    const { done, value } = work.next();
    if (done) return { order: Array.from(value, (at) => texts[at] as string), steps };
  }
}

test("texts are sorted as by a sort in one go, whatever their number", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 4 })), (texts) => {
      expect(sorted(texts).order).toEqual(texts.toSorted((a, b) => (a < b ? -1 : 1)));
    }),
  );
  for (const length of [1_023, 1_024, 1_025, 5_000]) {
    const texts = Array.from({ length }, (_, at) => String((at * 7_919) % 10_007));
    const { order, steps } = sorted(texts);
    expect(order).toEqual(texts.toSorted());
    expect(steps).toBeGreaterThan(length / 1_024);
  }
});
