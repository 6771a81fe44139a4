import { type CachingDeps, cacheInMemory } from "../../platform/database/cached-in-memory.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { listCountries } from "../storefronts/index.ts";
import { listWarehouses } from "../warehouses/index.ts";
import { type CalculatorDeps, createCalculatorCalls } from "./calls.ts";
import { sweepSaved } from "./saved-estimates.ts";

interface OpeningDeps extends CachingDeps, Omit<CalculatorDeps, "warehouses" | "countries"> {
  db: Database;
}

export interface Calculator {
  calls: ReturnType<typeof createCalculatorCalls>;
  /** Deletes saved estimates that are over. */
  sweep(): Promise<void>;
}

export async function openCalculator({ db, changes, log, ...deps }: OpeningDeps): Promise<Calculator> {
  const warehouses = await cacheInMemory({ changes, log }, { tag: "warehouses", load: () => listWarehouses(db) });
  const countries = await listCountries(db);
  return {
    calls: createCalculatorCalls({ ...deps, warehouses, countries }),
    sweep: () => sweepSaved(db, deps.now()),
  };
}
