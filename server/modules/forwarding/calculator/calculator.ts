import { listCountries } from "#modules/operations/storefronts/index.ts";
import { userSignedIn } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { HandledEvents } from "#platform/events/events.ts";
import { type CalculatorDeps, createCalculatorCalls } from "./calls.ts";
import { claimAtSignIn, sweepSaved } from "./saved-estimates.ts";

interface ServiceDeps extends Omit<CalculatorDeps, "countries">, HandledEvents {
  db: Database;
}

export interface Calculator {
  calls: ReturnType<typeof createCalculatorCalls>;
  /** Deletes saved estimates that are over. */
  sweep(): Promise<void>;
}

export async function createCalculator({ db, events, ...deps }: ServiceDeps): Promise<Calculator> {
  events.on(userSignedIn, claimAtSignIn);
  const countries = await listCountries(db);
  return {
    calls: createCalculatorCalls({ ...deps, countries }),
    sweep: () => sweepSaved(db, deps.now()),
  };
}
