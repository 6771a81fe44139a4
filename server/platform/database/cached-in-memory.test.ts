import { describe, expect, test } from "vitest";
import { keepInMemory } from "./cached-in-memory.ts";

/** A feed whose changes the test announces, and a source whose answers it gives. */
async function keepNumbers(announcedMeanwhile?: string) {
  const listeners: ((tag: string) => void)[] = [];
  const warnings: string[] = [];
  const waiting: PromiseWithResolvers<number>[] = [];
  const changes = {
    subscribe: (listener: (tag: string) => void) => void listeners.push(listener),
    close: async () => {},
  };
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  const load = () => {
    const next = Promise.withResolvers<number>();
    waiting.push(next);
    return next.promise;
  };
  const opening = keepInMemory({ changes, log }, { tag: "numbers", load });
  const announce = (tag: string) => {
    for (const listener of listeners) listener(tag);
  };
  if (announcedMeanwhile) announce(announcedMeanwhile);
  waiting.shift()?.resolve(1);
  const kept = await opening;
  return { kept, warnings, waiting, announce };
}

describe("what is kept in memory", () => {
  test("is read again after its own change and after changes that may have been missed", async () => {
    const { kept, waiting, announce } = await keepNumbers();
    announce("others");
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(2);
    await expect.poll(kept).toBe(2);
    announce("*");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(3);
    await expect.poll(kept).toBe(3);
  });

  test("is read again after a change during the first reading", async () => {
    const { kept, waiting } = await keepNumbers("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(2);
    await expect.poll(kept).toBe(2);
  });

  test("stays as it was when it cannot be read, and is told of", async () => {
    const { kept, warnings, waiting, announce } = await keepNumbers();
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.reject(new Error("away"));
    await expect.poll(() => warnings).toEqual(["numbers could not be read again"]);
    expect(kept()).toBe(1);
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(2);
    await expect.poll(kept).toBe(2);
  });

  test("is never what an older reading found, and is read once for many changes", async () => {
    const { kept, waiting, announce } = await keepNumbers();
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    announce("numbers");
    announce("numbers");
    expect(waiting).toHaveLength(1);
    waiting.shift()?.resolve(2);
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(3);
    await expect.poll(kept).toBe(3);
    expect(waiting).toEqual([]);
  });
});
