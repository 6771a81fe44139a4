import { bigint, date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

export const exchangeRates = pgTable(
  "exchange_rates",
  {
    currencyId: integer("currency_id").notNull(),
    day: date().notNull(),
    millionthsPerEuro: bigint("millionths_per_euro", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currencyId, table.day] })],
);

export const taxRates = pgTable(
  "tax_rates",
  {
    countryId: integer("country_id").notNull(),
    validFrom: date("valid_from").notNull(),
    basisPoints: integer("basis_points").notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.validFrom] })],
);
