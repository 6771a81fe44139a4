import { expect, onTestFinished, test, vi } from "vitest";
import { Gate, TooBusy } from "./gate.ts";

test("T012 runs and queues up to the limits, and refuses one more at once", async () => {
  const gate = new Gate({ running: 2, waiting: 1 });
  const ends: (() => void)[] = [];
  const order: string[] = [];
  const enter = (name: string) =>
    gate.run(async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const admitted = [enter("first"), enter("second"), enter("third")];
  await expect(enter("fourth")).rejects.toBeInstanceOf(TooBusy);
  expect(order).toEqual(["first", "second"]);
  ends[0]?.();
  await admitted[0];
  expect(order).toEqual(["first", "second", "third"]);
  const fifth = enter("fifth");
  for (const end of [...ends.slice(1)]) end();
  await Promise.all(admitted);
  ends.at(-1)?.();
  await fifth;
  expect(order.at(-1)).toBe("fifth");
});

test("T012 keeps a slot empty for a while after work, without delaying its result", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gate = new Gate({ running: 1, waiting: 1, restMs: 10 });
  const began: string[] = [];
  const work = (name: string) =>
    gate.run(async () => {
      began.push(name);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return name;
    });
  const first = work("first");
  const second = work("second");
  await vi.advanceTimersByTimeAsync(20);
  expect(await first).toBe("first");
  await vi.advanceTimersByTimeAsync(9);
  expect(began).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(20);
  expect(await second).toBe("second");
});

test("F39 one that has waited too long is refused, and never begun", async () => {
  const gate = new Gate({ running: 1, waiting: 2, maxWaitMs: 20 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun: string[] = [];
  const first = gate.run(() => promise);
  const late = gate.run(async () => begun.push("late"));
  await expect(late).rejects.toThrow(TooBusy);
  const next = gate.run(async () => begun.push("next"));
  resolve("first");
  expect(await first).toBe("first");
  await next;
  expect(begun).toEqual(["next"]);
});

test("F39 refusals come late and spread out, so that who asks again at once does not keep the process busy", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gate = new Gate({ running: 1, waiting: 0, refusalMs: 1_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = gate.run(() => promise);
  let refused = 0;
  for (let client = 0; client < 100; client += 1)
    void gate
      .run(async () => undefined)
      .catch(() => {
        refused += 1;
      });
  await vi.advanceTimersByTimeAsync(499);
  expect(refused).toBe(0);
  await vi.advanceTimersByTimeAsync(501);
  expect(refused).toBeGreaterThan(20);
  expect(refused).toBeLessThan(80);
  await vi.advanceTimersByTimeAsync(501);
  expect(refused).toBe(100);
  resolve();
  await first;
});

test("F39 work that waits for something else does not hold up the rest for long, except when there is too much of it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gate = new Gate({ running: 1, waiting: 10, slow: { afterMs: 100, atMost: 2 } });
  const ends: (() => void)[] = [];
  const begin = () => gate.run(() => new Promise<void>((resolve) => ends.push(resolve)));
  const all = [begin(), begin(), begin(), begin()];
  await vi.advanceTimersByTimeAsync(99);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ends).toHaveLength(3);
  // One that had given its slot away has none to pass on.
  ends[0]?.();
  await all[0];
  expect(ends).toHaveLength(3);
  ends[2]?.();
  await all[2];
  expect(ends).toHaveLength(4);
  for (const end of ends) end();
  await Promise.all(all);
});
