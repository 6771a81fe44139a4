import { expect, test } from "vitest";
import { runEach } from "./run-each.ts";

test("a step that fails holds up none of the others, and all failures are reported together", async () => {
  const seen: number[] = [];
  const running = runEach("parcels", [1, 2, 3, 4], async (item) => {
    seen.push(item);
    if (item % 2 === 0) throw new Error(`item ${item}`);
  });
  await expect(running).rejects.toThrow("2 parcels failed: Error: item 2; Error: item 4");
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("counts the steps that answer true", async () => {
  expect(await runEach("orders", [1, 2, 3], async (item) => item > 1)).toBe(2);
});
