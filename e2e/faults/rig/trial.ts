import { checkEverything } from "../check/check-everything.ts";
import type { Violation } from "../check/violation.ts";
import { untilQuiet } from "./quiet.ts";
import { type Random, seededRandom } from "./random.ts";
import type { Shop } from "./shop.ts";

export interface Trial {
  shop: Shop;
  random: Random;
  /** What the scenario demands beside the invariants. */
  expect(isSo: boolean, otherwise: string): void;
}

/** One kind of fault. A trial with the same seed takes the same decisions. */
export interface Scenario {
  /** As promises.md counts them, e.g. F03. */
  id: string;
  title: string;
  run(trial: Trial): Promise<void>;
}

/** Runs a scenario once, waits until the shop has recovered, and checks everything. */
export async function runTrial(shop: Shop, scenario: Scenario, seed: number): Promise<Violation[]> {
  shop.history.forget();
  await shop.simulator.reset();
  await shop.simulator.set({ retryMs: Array.from({ length: 30 }, () => 500) });
  const broken: Violation[] = [];
  const expect = (isSo: boolean, detail: string) => {
    if (!isSo) broken.push({ rule: scenario.id, detail });
  };
  try {
    await scenario.run({ shop, random: seededRandom(seed), expect });
  } catch (error) {
    broken.push({ rule: scenario.id, detail: error instanceof Error ? error.message : String(error) });
  }
  broken.push(...(await untilQuiet(shop)), ...(await checkEverything(shop)));
  return broken.map(({ rule, detail }) => ({ rule, detail: `seed ${seed}: ${detail}` }));
}
