import type { OpeningHours } from "#domain/content/contacts/opening-hours.ts";
import type { DemoLanguage } from "../languages.ts";
import type { DemoStorefrontCode } from "../storefronts.ts";

/** A location of a brand that customers can visit. All of them are invented. */
export interface DemoLocation {
  street: string;
  postalCode?: string;
  city: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  map: string;
  phone: string;
  saturday?: readonly [from: string, to: string];
  /** The name of the location in each language. */
  names: Partial<Record<DemoLanguage, string>>;
  /** The landmark in front of the door, such as a stop; the same in every language. */
  stop?: string;
}

/** The home pages promise these hours (home.benefits.people.text). */
export const PHONE_HOURS: OpeningHours[] = [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "20:00" }];

/** Bank holidays of the next year that every brand keeps; staff add the others. */
export const CLOSED_DAYS = ["12-24", "12-25", "12-26", "01-01"];

export const DEMO_LOCATIONS: Readonly<Record<DemoStorefrontCode, DemoLocation>> = {
  lt: {
    street: "Ukmergės g. 126",
    postalCode: "08100",
    city: "Vilnius",
    latitude: 54.7108,
    longitude: 25.2611,
    timeZone: "Europe/Vilnius",
    map: "vilnius",
    phone: "+370 5 210 4417",
    saturday: ["10:00", "16:00"],
    names: { en: "Vilnius office", lt: "Biuras Vilniuje" },
    stop: "Tiltas",
  },
  lv: {
    street: "Brīvības iela 214",
    postalCode: "LV-1039",
    city: "Rīga",
    latitude: 56.9702,
    longitude: 24.1601,
    timeZone: "Europe/Riga",
    map: "riga",
    phone: "+371 67 210 441",
    saturday: ["10:00", "15:00"],
    names: { en: "Riga office", lv: "Birojs Rīgā" },
    stop: "Tallinas iela",
  },
  ee: {
    street: "Pärnu mnt 139",
    postalCode: "11317",
    city: "Tallinn",
    latitude: 59.4135,
    longitude: 24.7373,
    timeZone: "Europe/Tallinn",
    map: "tallinn",
    phone: "+372 621 0441",
    names: { en: "Tallinn office", ee: "Kontor Tallinnas" },
    stop: "Tondi",
  },
  pj: {
    street: "Danės g. 17",
    postalCode: "92117",
    city: "Klaipėda",
    latitude: 55.7108,
    longitude: 21.1339,
    timeZone: "Europe/Vilnius",
    map: "klaipeda",
    phone: "+370 46 310 441",
    saturday: ["10:00", "15:00"],
    names: { en: "Klaipėda office", lt: "Biuras Klaipėdoje" },
    stop: "Danės krantinė",
  },
  tp: {
    street: "Laisvės al. 51",
    postalCode: "44309",
    city: "Kaunas",
    latitude: 54.8972,
    longitude: 23.9119,
    timeZone: "Europe/Vilnius",
    map: "kaunas",
    phone: "+370 37 210 441",
    names: { en: "Kaunas office", lt: "Biuras Kaune" },
    stop: "Laisvės alėja",
  },
  wl: {
    street: "Vilniaus g. 22",
    postalCode: "01402",
    city: "Vilnius",
    latitude: 54.6857,
    longitude: 25.2782,
    timeZone: "Europe/Vilnius",
    map: "vilnius-old-town",
    phone: "+370 5 210 4423",
    saturday: ["11:00", "16:00"],
    names: { en: "Shop in Vilnius", lt: "Parduotuvė Vilniuje", lv: "Veikals Viļņā", ee: "Kauplus Vilniuses" },
    stop: "Islandijos",
  },
  nl: {
    street: "Waalhaven 12",
    postalCode: "3087 BM",
    city: "Rotterdam",
    latitude: 51.8914,
    longitude: 4.4521,
    timeZone: "Europe/Amsterdam",
    map: "rotterdam",
    phone: "+31 10 210 4417",
    names: { en: "Rotterdam office" },
    stop: "Waalhaven Oostzijde",
  },
  ae: {
    street: "Jebel Ali Free Zone, Gate 4",
    city: "Dubai",
    latitude: 24.9857,
    longitude: 55.0272,
    timeZone: "Asia/Dubai",
    map: "dubai",
    phone: "+971 4 210 4417",
    names: { en: "Dubai office" },
  },
};
