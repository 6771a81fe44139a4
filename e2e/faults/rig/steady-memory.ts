import type { Shop } from "./shop.ts";
import type { Scenario } from "./trial.ts";

/** Caches fill during these. */
const WARM_UP_TRIALS = 8;
const TOLERATED_GROWTH_MB = 96;

const measured = new WeakMap<Shop, number[]>();

/** The same scenario; over all trials of one shop its memory does not grow once it has warmed up (F30). */
export const withSteadyMemory = (scenario: Scenario): Scenario => ({
  ...scenario,
  run: async (trial) => {
    const { shop, expect } = trial;
    await scenario.run(trial);
    const before = measured.get(shop) ?? [];
    const now = shop.residentMegabytes();
    measured.set(shop, [...before, now]);
    if (before.length < WARM_UP_TRIALS) return;
    const warm = Math.max(...before.slice(0, WARM_UP_TRIALS));
    expect(now <= warm + TOLERATED_GROWTH_MB, `F30 memory grew from ${Math.round(warm)} to ${Math.round(now)} MB`);
  },
});
