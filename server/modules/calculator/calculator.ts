import type { Database } from "#platform/database/open-database.ts";
import { listCountries } from "../storefronts/index.ts";
import { type CalculatorDeps, createCalculatorCalls } from "./calls.ts";
import { sweepSaved } from "./saved-estimates.ts";

interface OpeningDeps extends Omit<CalculatorDeps, "countries"> {
  db: Database;
}

export interface Calculator {
  calls: ReturnType<typeof createCalculatorCalls>;
  /** Deletes saved estimates that are over. */
  sweep(): Promise<void>;
}

export async function openCalculator({ db, ...deps }: OpeningDeps): Promise<Calculator> {
  const countries = await listCountries(db);
  return {
    calls: createCalculatorCalls({ ...deps, countries }),
    sweep: () => sweepSaved(db, deps.now()),
  };
}
