import type { Violation } from "../check/violation.ts";
import type { Planned } from "../plan.ts";
import { seededRandom } from "./random.ts";
import { openShop, type Shop } from "./shop.ts";
import { runTrial, type TrialOutcome } from "./trial.ts";

export interface Outcome {
  name: string;
  trials: number;
  violations: Violation[];
  /** The longest that a shop took to recover, in seconds. */
  slowestRecovery: number;
  seconds: number;
}

/** Runs the trials of a scenario on several shops at the same time; each takes the next seed when it is done. */
export async function runPlanned(
  adminUrl: string,
  planned: Planned,
  firstSeed: number,
  shopsAtOnce: number,
): Promise<Outcome> {
  const { name, trials } = planned;
  const startedAt = performance.now();
  const seeds = Array.from({ length: trials }, (_, index) => firstSeed + index);
  const shops = Array.from({ length: Math.min(shopsAtOnce, trials) }, () => runInOwnShop(adminUrl, planned, seeds));
  const outcomes = (await Promise.all(shops)).flat();
  return {
    name,
    trials,
    violations: outcomes.flatMap(({ violations }) => violations),
    slowestRecovery: Math.max(...outcomes.map(({ recoverySeconds }) => recoverySeconds)),
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

async function runInOwnShop(adminUrl: string, planned: Planned, seeds: number[]): Promise<TrialOutcome[]> {
  const shop = await openShop(adminUrl, planned.shop);
  try {
    await shop.start();
    return await takeSeeds(shop, planned, seeds);
  } finally {
    await shop.close();
  }
}

async function takeSeeds(shop: Shop, { scenario }: Planned, seeds: number[]): Promise<TrialOutcome[]> {
  const outcomes: TrialOutcome[] = [];
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
    outcomes.push(await runTrial(shop, scenario(seededRandom(seed), seed), seed));
  return outcomes;
}
