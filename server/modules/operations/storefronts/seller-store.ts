import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { countries, storefronts } from "./tables.ts";

/** The seller of a storefront, as invoices name it. */
export interface StoredSeller {
  legalName: string | null;
  legalAddress: string | null;
  companyCode: string | null;
  vatNumber: string | null;
}

/** A subquery for statements that read more than the seller. */
export const sellerJson = (storefrontCode: SQL) => sql`(
  select json_build_object('legalName', legal_name, 'legalAddress', legal_address, 'companyCode', company_code,
    'vatNumber', vat_number)
  from storefronts where code = ${storefrontCode})`;

export async function findSeller(
  db: Database,
  storefrontCode: string,
): Promise<(StoredSeller & { countryIso: string }) | undefined> {
  const { legalName, legalAddress, companyCode, vatNumber, code, defaultCountryId } = storefronts;
  const [seller] = await db
    .select({ legalName, legalAddress, companyCode, vatNumber, countryIso: countries.isoCode })
    .from(storefronts)
    .innerJoin(countries, eq(countries.id, defaultCountryId))
    .where(eq(code, storefrontCode));
  return seller;
}
