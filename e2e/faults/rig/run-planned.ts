import type { Violation } from "../check/violation.ts";
import type { Planned } from "../plan.ts";
import { seededRandom } from "./random.ts";
import { openShop, type Shop } from "./shop.ts";
import { runTrial } from "./trial.ts";

export interface Outcome {
  name: string;
  trials: number;
  violations: Violation[];
  seconds: number;
}

/** Trials of one scenario on a shop that runs, seed after seed. */
async function runPlanned(shop: Shop, { name, scenario, trials }: Planned, firstSeed: number): Promise<Outcome> {
  const startedAt = performance.now();
  const violations: Violation[] = [];
  for (let seed = firstSeed; seed < firstSeed + trials; seed += 1)
    violations.push(...(await runTrial(shop, scenario(seededRandom(seed)), seed)));
  return { name, trials, violations, seconds: (performance.now() - startedAt) / 1_000 };
}

/** The same on a shop of its own, which is thrown away afterwards. */
export async function runApart(adminUrl: string, planned: Planned, firstSeed: number): Promise<Outcome> {
  const shop = await openShop(adminUrl, planned.shop);
  try {
    await shop.start();
    return await runPlanned(shop, planned, firstSeed);
  } finally {
    await shop.close();
  }
}
