import type { Money } from "#domain/money/money/money.ts";
import { convert, EURO_RATE } from "#domain/money/pricing/convert.ts";
import { inForce } from "#domain/money/pricing/in-force.ts";
import { type CachingDeps, cacheInMemory } from "#platform/database/cached-in-memory.ts";
import type { Database } from "#platform/database/open-database.ts";
import { loadRates } from "./rate-store.ts";

/** Days are yyyy-MM-dd; the rate of a day is the latest one on or before it. */
export interface Rates {
  /** Null where no rate was known by then. */
  millionthsPerEuro(currencyId: number, day: string): number | null;
  convertFromEuro(amount: Money, currencyId: number, day: string): Money | null;
  /** From one currency into another, such as dollars for analytics. */
  convertBetween(amount: Money, fromId: number, toId: number, day: string): Money | null;
  taxBasisPoints(countryId: number, day: string): number;
}

interface RateDeps extends CachingDeps {
  db: Database;
  /** The currency that rates are counted from. */
  findEuroId(): Promise<number | undefined>;
}

export async function createRates({ db, findEuroId, ...deps }: RateDeps): Promise<Rates> {
  const tables = await cacheInMemory(deps, { tag: "commerce", load: () => loadRates(db, findEuroId) });

  const millionthsPerEuro = (currencyId: number, day: string) => {
    const { euroId, exchange } = tables();
    return currencyId === euroId ? EURO_RATE : (inForce(exchange.get(currencyId) ?? [], day)?.value ?? null);
  };
  const convertAt = (amount: Money, from: number | null, to: number | null) =>
    from === null || to === null ? null : convert(amount, from, to);

  return {
    millionthsPerEuro,
    convertFromEuro: (amount, currencyId, day) => convertAt(amount, EURO_RATE, millionthsPerEuro(currencyId, day)),
    convertBetween: (amount, fromId, toId, day) =>
      convertAt(amount, millionthsPerEuro(fromId, day), millionthsPerEuro(toId, day)),
    taxBasisPoints: (countryId, day) => inForce(tables().taxes.get(countryId) ?? [], day)?.value ?? 0,
  };
}
