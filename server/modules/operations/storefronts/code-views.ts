import { QueryBuilder } from "drizzle-orm/pg-core";
import { countries, currencies, languages } from "./tables.ts";

const query = new QueryBuilder();

/** Read-only views for the joins of other modules, in raw SQL by their aliases: `join ${languageCodes} on language.id = …`. */
export const languageCodes = query
  .select({ id: languages.id, isoCode: languages.isoCode })
  .from(languages)
  .as("language");

export const currencyCodes = query
  .select({ id: currencies.id, isoCode: currencies.isoCode })
  .from(currencies)
  .as("currency");

export const countryCodes = query
  .select({ id: countries.id, isoCode: countries.isoCode })
  .from(countries)
  .as("country");
