import { afterAll, beforeAll, expect, inject } from "vitest";
import { openShop, type Shop, type ShopOptions } from "../e2e/faults/rig/shop.ts";
import { runTrial, type Scenario } from "../e2e/faults/rig/trial.ts";

/** Another one in each run; a violation names the seed that FAULT_SEED takes to see it again. */
const FIRST_SEED = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);

async function expectToHold(shop: Shop, scenario: Scenario, seed = FIRST_SEED): Promise<void> {
  const { violations } = await runTrial(shop, scenario, seed);
  expect(violations).toEqual([]);
}

/** One shop for a test file, and the proof that a scenario leaves nothing broken in it. */
export function shopOfThisFile(options?: ShopOptions) {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(inject("adminDatabaseUrl"), options);
    await shop.start();
  }, 180_000);
  afterAll(() => shop?.close());
  return async (scenario: Scenario, trials = 1): Promise<void> => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + trials; seed += 1) await expectToHold(shop, scenario, seed);
  };
}

/** The same on a shop of its own, for scenarios that mostly wait: they can do so side by side. */
export async function holdsApart(scenario: Scenario): Promise<void> {
  const shop = await openShop(inject("adminDatabaseUrl"));
  try {
    if (!scenario.startsShop) await shop.start();
    await expectToHold(shop, scenario);
  } finally {
    await shop.close();
  }
}
