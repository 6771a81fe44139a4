import { eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { countries, storefronts } from "./tables.ts";

/** Who sells in a storefront, as invoices name them. */
interface Seller {
  legalName: string | null;
  legalAddress: string | null;
  companyCode: string | null;
  vatNumber: string | null;
  countryIso: string;
}

export async function findSeller(db: Database, storefrontCode: string): Promise<Seller | undefined> {
  const { legalName, legalAddress, companyCode, vatNumber, code, defaultCountryId } = storefronts;
  const [seller] = await db
    .select({ legalName, legalAddress, companyCode, vatNumber, countryIso: countries.isoCode })
    .from(storefronts)
    .innerJoin(countries, eq(countries.id, defaultCountryId))
    .where(eq(code, storefrontCode));
  return seller;
}
