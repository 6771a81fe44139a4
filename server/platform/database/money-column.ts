import { bigint } from "drizzle-orm/pg-core";
import type { Money } from "#domain/money/money/money.ts";

/** A `bigint` column that holds an amount in 1/10 000 of the currency's unit. */
export const moneyColumn = (name = "") => bigint(name, { mode: "number" }).$type<Money>();
