import { desc } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/open-database.ts";
import * as t from "./tables.ts";

export interface RateVersion {
  validFrom: string;
  value: number;
}

export interface RateTables {
  euroId: number | undefined;
  /** Millionths per euro, by currency. */
  exchange: ReadonlyMap<number, RateVersion[]>;
  /** Basis points, by country. */
  taxes: ReadonlyMap<number, RateVersion[]>;
}

/** A read-only view for the joins of other modules: the newest rate of each currency. */
export const newestRates = new QueryBuilder()
  .selectDistinctOn([t.exchangeRates.currencyId], {
    currencyId: t.exchangeRates.currencyId,
    millionthsPerEuro: t.exchangeRates.millionthsPerEuro,
  })
  .from(t.exchangeRates)
  .orderBy(t.exchangeRates.currencyId, desc(t.exchangeRates.day))
  .as("newest_rate");

export async function loadRates(db: Database, findEuroId: () => Promise<number | undefined>): Promise<RateTables> {
  const [euroId, exchange, taxes] = await Promise.all([
    findEuroId(),
    db.select().from(t.exchangeRates),
    db.select().from(t.taxRates),
  ]);
  return {
    euroId,
    exchange: versionsBy(exchange, ({ currencyId, day, millionthsPerEuro }) => [currencyId, day, millionthsPerEuro]),
    taxes: versionsBy(taxes, ({ countryId, validFrom, basisPoints }) => [countryId, validFrom, basisPoints]),
  };
}

function versionsBy<Row>(rows: readonly Row[], read: (row: Row) => [id: number, validFrom: string, value: number]) {
  const byId = new Map<number, RateVersion[]>();
  for (const row of rows) {
    const [id, validFrom, value] = read(row);
    byId.set(id, [...(byId.get(id) ?? []), { validFrom, value }]);
  }
  return byId;
}
