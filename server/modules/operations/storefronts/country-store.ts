import { asc, eq } from "drizzle-orm";
import type { Country } from "#domain/people/identity/address-rules.ts";
import type { Database } from "#platform/database/open-database.ts";
import { countries } from "./tables.ts";

/** The countries that are shipped to. */
export function listCountries(db: Database): Promise<Country[]> {
  return db.select({ id: countries.id, iso_code: countries.isoCode }).from(countries).orderBy(asc(countries.id));
}

export async function findCountryIso(db: Database, id: number): Promise<string | undefined> {
  const [country] = await db.select({ isoCode: countries.isoCode }).from(countries).where(eq(countries.id, id));
  return country?.isoCode;
}
