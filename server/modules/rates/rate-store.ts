import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
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

export async function loadRates(db: Database): Promise<RateTables> {
  const [euro, exchange, taxes] = await Promise.all([
    db.execute<{ id: number }>(sql`select id from currencies where iso_code = 'EUR'`),
    db.select().from(t.exchangeRates),
    db.select().from(t.taxRates),
  ]);
  return {
    euroId: euro.rows[0]?.id,
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
