import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialLoadingBar, type LoadingBar, type LoadingBarEvent, loadingBar, nextWakeUpMs } from "./loading-bar.ts";

const run = (...steps: [LoadingBarEvent, number][]) =>
  steps.reduce<LoadingBar>((state, [event, atMs]) => loadingBar(state, event, atMs), initialLoadingBar);

describe("loading bar", () => {
  test("OVERLAY-04 a load that ends within 200 ms never shows the bar", () => {
    expect(run(["start", 0], ["tick", 199]).isVisible).toBe(false);
    expect(run(["start", 0], ["finish", 199])).toEqual(initialLoadingBar);
    expect(run(["start", 0], ["tick", 200])).toMatchObject({ phase: "loading", isVisible: true });
  });

  test("OVERLAY-04 progress rises toward 100, is at 50 after 1 s, and never reaches 100 while loading", () => {
    let state = run(["start", 0]);
    let before = 0;
    for (let nowMs = 200; nowMs < 60_000; nowMs += 100) {
      state = loadingBar(state, "tick", nowMs);
      expect(state.progressPercent).toBeGreaterThanOrEqual(before);
      expect(state.progressPercent).toBeLessThan(100);
      before = state.progressPercent;
    }
    expect(run(["start", 0], ["tick", 1000]).progressPercent).toBeCloseTo(50);
    expect(before).toBeGreaterThan(95);
  });

  test("OVERLAY-04 finished, it is full for 500 ms, fades, and is reset 400 ms later", () => {
    const ended: [LoadingBarEvent, number][] = [
      ["start", 0],
      ["finish", 1000],
    ];
    expect(run(...ended)).toMatchObject({ phase: "finished", progressPercent: 100, isVisible: true, hasError: false });
    expect(run(...ended, ["tick", 1499]).isVisible).toBe(true);
    expect(run(...ended, ["tick", 1500])).toMatchObject({ phase: "hidden", progressPercent: 100, isVisible: false });
    expect(run(...ended, ["tick", 1899]).progressPercent).toBe(100);
    expect(run(...ended, ["tick", 1900])).toEqual(initialLoadingBar);
  });

  test("OVERLAY-04 an app error shows the bar in its error state, and a later finish keeps it", () => {
    for (const steps of [
      [],
      [["start", 0]],
      [
        ["start", 0],
        ["tick", 300],
      ],
    ] as [LoadingBarEvent, number][][]) {
      const failed = run(...steps, ["error", 350], ["finish", 360]);
      expect(failed).toMatchObject({ phase: "finished", hasError: true, isVisible: true, progressPercent: 100 });
    }
    expect(run(["error", 0], ["start", 100])).toMatchObject({ phase: "waiting", hasError: false, progressPercent: 0 });
    expect(run(["error", 0], ["tick", 900])).toEqual(initialLoadingBar);
  });

  test("OVERLAY-04 a second start does not begin anew, and a clock set back never lowers the bar", () => {
    expect(run(["start", 0], ["start", 150], ["tick", 200]).isVisible).toBe(true);
    const state = run(["start", 0], ["tick", 1000]);
    expect(loadingBar(state, "tick", 300).progressPercent).toBe(state.progressPercent);
  });

  test("OVERLAY-04 the bar returns when its next tick is due, and always becomes idle", () => {
    expect(nextWakeUpMs(initialLoadingBar, 5)).toBeNull();
    expect(nextWakeUpMs(run(["start", 0]), 50)).toBe(150);
    expect(nextWakeUpMs(run(["start", 0], ["finish", 1000]), 1100)).toBe(400);
    expect(nextWakeUpMs(run(["start", 0], ["finish", 1000]), 9000)).toBe(0);
    const event = fc.constantFrom<LoadingBarEvent>("start", "finish", "error", "tick");
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fc.nat(700))), (steps) => {
        let nowMs = 0;
        let state = initialLoadingBar;
        for (const [name, waitMs] of steps) {
          nowMs += waitMs;
          state = loadingBar(state, name, nowMs);
        }
        state = loadingBar(state, "finish", nowMs);
        for (let wakeUps = 0; wakeUps < 3; wakeUps++) {
          nowMs += nextWakeUpMs(state, nowMs) ?? 0;
          state = loadingBar(state, "tick", nowMs);
        }
        expect(state).toEqual(initialLoadingBar);
      }),
    );
  });
});
