import { describe, expect, test } from "vitest";
import { cacheInMemory } from "./cached-in-memory.ts";

/** A feed whose changes the test announces, and a source whose answers it gives. */
async function cacheNumbers(announcedMeanwhile?: string) {
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
  const opening = cacheInMemory({ changes, log }, { tag: "numbers", load });
  const announce = (tag: string) => {
    for (const listener of listeners) listener(tag);
  };
  if (announcedMeanwhile) announce(announcedMeanwhile);
  waiting.shift()?.resolve(1);
  const cached = await opening;
  return { cached, warnings, waiting, announce };
}

describe("data that is cached in memory", () => {
  test("is loaded again after its own change and after changes that may have been missed", async () => {
    const { cached, waiting, announce } = await cacheNumbers();
    announce("others");
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(2);
    await expect.poll(cached).toBe(2);
    announce("*");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(3);
    await expect.poll(cached).toBe(3);
  });

  test("is loaded again after a change during the first load", async () => {
    const { cached, waiting } = await cacheNumbers("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(2);
    await expect.poll(cached).toBe(2);
  });

  test("keeps the last value when loading fails, and reports the failure", async () => {
    const { cached, warnings, waiting, announce } = await cacheNumbers();
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.reject(new Error("away"));
    await expect.poll(() => warnings).toEqual(["numbers could not be loaded again"]);
    expect(cached()).toBe(1);
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(2);
    await expect.poll(cached).toBe(2);
  });

  test("never returns to an older value, and is loaded once for many changes", async () => {
    const { cached, waiting, announce } = await cacheNumbers();
    announce("numbers");
    await expect.poll(() => waiting.length).toBe(1);
    announce("numbers");
    announce("numbers");
    expect(waiting).toHaveLength(1);
    waiting.shift()?.resolve(2);
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.resolve(3);
    await expect.poll(cached).toBe(3);
    expect(waiting).toEqual([]);
  });
});
