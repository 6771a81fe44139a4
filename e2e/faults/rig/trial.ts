import { checkEverything } from "../check/check-everything.ts";
import type { Violation } from "../check/violation.ts";
import { type Random, seededRandom } from "./random.ts";
import { RECOVERY_LIMIT_MS, untilRecovered } from "./recovery.ts";
import type { Shop } from "./shop.ts";

export interface Trial {
  shop: Shop;
  random: Random;
  /** Checks a requirement of the scenario beside the invariants. */
  expect(isSo: boolean, otherwise: string): void;
  /** The time to recover counts from this call, or else from the end of the scenario. */
  faultEnds(): void;
}

/** One kind of fault. A trial with the same seed takes the same decisions. */
export interface Scenario {
  /** Of docs/requirements.md, e.g. F03. */
  id: string;
  title: string;
  /** Whether the scenario starts the shop itself. */
  startsShop?: boolean;
  run(trial: Trial): Promise<void>;
}

export interface TrialOutcome {
  violations: Violation[];
  /** From the end of the fault until no work is left. */
  recoverySeconds: number;
}

/** Enough retries for a shop that is down for a minute. */
const PROVIDER_RETRIES_MS = Array.from({ length: 120 }, () => 500);

/** The message of a failed query is long and does not contain the cause. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause ? reasonOf(error.cause) : String(error);

/** Runs a scenario once, waits until the shop has recovered, and checks everything. */
export async function runTrial(shop: Shop, scenario: Scenario, seed: number): Promise<TrialOutcome> {
  shop.history.clear();
  await shop.simulator.reset();
  await shop.simulator.set({ retryMs: PROVIDER_RETRIES_MS });
  const broken: Violation[] = [];
  const expect = (isSo: boolean, detail: string) => {
    if (!isSo) broken.push({ rule: scenario.id, detail });
  };
  let faultEndedAt: number | undefined;
  const faultEnds = () => {
    faultEndedAt = performance.now();
  };
  try {
    await scenario.run({ shop, random: seededRandom(seed), expect, faultEnds });
  } catch (error) {
    broken.push({ rule: scenario.id, detail: error instanceof Error ? error.message : String(error) });
  }
  faultEndedAt ??= performance.now();
  let recoverySeconds = 0;
  try {
    broken.push(...(await untilRecovered(shop, faultEndedAt + RECOVERY_LIMIT_MS)));
    recoverySeconds = (performance.now() - faultEndedAt) / 1_000;
    broken.push(...(await checkEverything(shop)));
  } catch (error) {
    // A shop that does not answer is a violation as well, and the trials after it go on.
    broken.push({ rule: "I11 the shop is open", detail: reasonOf(error) });
  }
  const violations = broken.map(({ rule, detail }) => ({ rule, detail: `seed ${seed}: ${detail}` }));
  return { violations, recoverySeconds };
}
