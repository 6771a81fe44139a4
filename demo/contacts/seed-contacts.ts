import { storefrontContacts, storefrontLocations } from "#modules/content/contacts/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { legalFactsOf } from "../content/legal-facts.ts";
import { mapName } from "../drawings/maps/town-map.ts";
import type { DemoLanguage } from "../languages.ts";
import type { DemoStorefront } from "../storefronts.ts";
import { CLOSED_DAYS, DEMO_LOCATIONS, type DemoLocation, PHONE_HOURS } from "./demo-locations.ts";

const HANDED_OUT: Readonly<Record<DemoLanguage, string>> = {
  en: "Parcels are handed out here too",
  lt: "Čia galima atsiimti ir siuntas",
  lv: "Šeit var saņemt arī sūtījumus",
  ee: "Siit saab kätte ka pakid",
  ru: "Здесь выдаются и посылки",
};
const STOP: Readonly<Record<DemoLanguage, (stop: string) => string>> = {
  en: (stop) => `Bus stop “${stop}”, 3 minutes on foot`,
  lt: (stop) => `Autobusų stotelė „${stop}“, 3 minutės pėsčiomis`,
  lv: (stop) => `Autobusa pietura “${stop}”, 3 minūtes kājām`,
  ee: (stop) => `Bussipeatus „${stop}“, 3 minutit jalgsi`,
  ru: (stop) => `Автобусная остановка «${stop}», 3 минуты пешком`,
};

/** How each brand of the demo is reached. Nothing is changed where a storefront has contacts already. */
export async function seedContacts(tx: Database, storefront: DemoStorefront, today: Date): Promise<void> {
  const { code, country } = storefront;
  const { email, consumerBody } = legalFactsOf(storefront, "en");
  const location = DEMO_LOCATIONS[code];
  const { street, postalCode, city, latitude, longitude, timeZone, saturday, phone, map } = location;
  const added = await tx
    .insert(storefrontContacts)
    .values({ storefrontCode: code, email, phone, phoneHours: PHONE_HOURS, disputes: consumerBody })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return;
  await tx.insert(storefrontLocations).values({
    storefrontCode: code,
    street,
    postalCode,
    city,
    countryCode: country,
    latitude,
    longitude,
    timeZone,
    hours: [...PHONE_HOURS, ...(saturday ? [{ days: [6], from: saturday[0], to: saturday[1] }] : [])],
    closedOn: closedDays(today),
    texts: textsOf(storefront, location),
    map: `drawn/${mapName(map)}`,
  });
}

/** Of this year and the next. */
const closedDays = (today: Date) =>
  [0, 1].flatMap((years) => CLOSED_DAYS.map((day) => `${today.getUTCFullYear() + years}-${day}`));

const textsOf = ({ languages, features }: DemoStorefront, { names, stop, city }: DemoLocation) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        name: names[language] ?? city,
        notes: [
          ...(features.includes("forwarding") ? [HANDED_OUT[language]] : []),
          ...(stop ? [STOP[language](stop)] : []),
        ],
      },
    ]),
  );
