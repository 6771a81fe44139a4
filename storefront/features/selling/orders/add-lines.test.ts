import { expect, test } from "vitest";
import { addLines } from "./add-lines.ts";

const SHOWN_IN = { language_id: 1, currency_id: 1 };
const LINES = [
  { variant_id: 1, quantity: 2 },
  { variant_id: 2, quantity: 1 },
];

test("ACCOUNT-05 buying again adds every line, and reports what cannot be had", async () => {
  const added: [number, number][] = [];
  const adding = (left: Record<number, number>) => async (variantId: number, quantity: number) => {
    added.push([variantId, quantity]);
    const available = left[variantId];
    if (available === undefined) throw new Error("no longer sold");
    return Math.min(available, quantity);
  };
  expect(await addLines(LINES, SHOWN_IN, adding({ 1: 5, 2: 5 }))).toBe("all");
  expect(added).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(await addLines(LINES, SHOWN_IN, adding({ 1: 1, 2: 5 }))).toBe("some");
  expect(await addLines(LINES, SHOWN_IN, adding({ 2: 5 }))).toBe("some");
  expect(await addLines(LINES, SHOWN_IN, adding({ 2: 0 }))).toBe("none");
});
