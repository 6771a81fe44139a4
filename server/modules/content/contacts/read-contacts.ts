import { asc, eq } from "drizzle-orm";
import type { ContactLocation, Contacts } from "#contracts/shop/content/contacts.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { findSeller } from "#modules/operations/storefronts/index.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { type LocationRow, storefrontContacts, storefrontLocations } from "./tables.ts";

/** How to reach a storefront; one without a row of its own still says who sells. */
export async function readContacts(deps: ContactsDeps, { db, storefront, reader }: ReaderContext): Promise<Contacts> {
  const { code, features } = storefront;
  const [[contacts], locations, seller] = await Promise.all([
    db.select().from(storefrontContacts).where(eq(storefrontContacts.storefrontCode, code)),
    db
      .select()
      .from(storefrontLocations)
      .where(eq(storefrontLocations.storefrontCode, code))
      .orderBy(asc(storefrontLocations.position), asc(storefrontLocations.id)),
    findSeller(db, code),
  ]);
  return {
    at: deps.now().toISOString(),
    email: contacts?.email ?? null,
    phone: contacts?.phone ?? null,
    phone_hours: contacts?.phoneHours ?? [],
    company: {
      name: seller?.legalName ?? storefront.name,
      code: seller?.companyCode ?? null,
      vat_number: seller?.vatNumber ?? null,
      address: seller?.legalAddress ?? null,
      disputes: contacts?.disputes ?? null,
    },
    locations: locations.map((location) => presentLocation(location, reader.language.iso_code)),
    warehouses: features.includes("forwarding")
      ? deps.warehouses().map(({ city, region, countryCode }) => ({ city, region, country_iso: countryCode }))
      : [],
  };
}

function presentLocation(location: LocationRow, language: Language): ContactLocation {
  const texts = location.texts[language] ?? location.texts.en;
  return {
    name: texts?.name ?? location.city,
    street: location.street,
    postal_code: location.postalCode,
    city: location.city,
    country_iso: location.countryCode,
    latitude: location.latitude,
    longitude: location.longitude,
    time_zone: location.timeZone,
    hours: location.hours,
    closed_on: location.closedOn,
    notes: texts?.notes ?? [],
    map: location.map,
  };
}
