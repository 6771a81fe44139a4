import { afterAll, beforeAll, expect, inject } from "vitest";
import { openShop, type Shop, type ShopOptions } from "../e2e/faults/rig/shop.ts";
import { runTrial, type Scenario } from "../e2e/faults/rig/trial.ts";

/** Another one in each run; a violation names the seed that FAULT_SEED takes to see it again. */
const FIRST_SEED = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);

/** One shop for a test file, and the proof that a scenario leaves nothing broken in it. */
export function shopOfThisFile(options?: ShopOptions) {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(inject("adminDatabaseUrl"), options);
    await shop.start();
  }, 180_000);
  afterAll(() => shop?.close());
  return async (scenario: Scenario, trials = 1): Promise<void> => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + trials; seed += 1)
      expect(await runTrial(shop, scenario, seed)).toEqual([]);
  };
}
