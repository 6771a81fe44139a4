import { afterAll, beforeAll, expect, inject } from "vitest";
import { openShop, type Shop, type ShopOptions } from "#e2e/faults/rig/shop.ts";
import { runTrial, type Scenario } from "#e2e/faults/rig/trial.ts";

/** Differs in each run; a violation names its seed, which FAULT_SEED repeats. */
const FIRST_SEED = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);

async function expectToHold(shop: Shop, scenario: Scenario, seed = FIRST_SEED): Promise<void> {
  const { violations } = await runTrial(shop, scenario, seed);
  expect(violations, violations.map(({ rule, detail }) => `${rule}: ${detail}`).join("\n")).toEqual([]);
}

/** One shop for a test file, and a function that fails when a scenario violates an invariant in it. */
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

/** The same on its own shop: scenarios that mostly wait can then run at the same time. */
export async function holdsInOwnShop(scenario: Scenario): Promise<void> {
  const shop = await openShop(inject("adminDatabaseUrl"));
  try {
    if (!scenario.startsShop) await shop.start();
    await expectToHold(shop, scenario);
  } finally {
    await shop.close();
  }
}
