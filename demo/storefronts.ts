import type { Feature, Theme } from "#domain/operations/storefronts/storefront.ts";
import type { DemoLanguage } from "./languages.ts";

export const DEMO_COUNTRIES = { LT: 1, LV: 2, EE: 3, NL: 4, AE: 5, US: 6, CN: 7 } as const;
export const DEMO_CURRENCIES = { EUR: 1, USD: 2, GBP: 3, CNY: 4 } as const;

const ALL_FEATURES: Feature[] = [
  "marketplace",
  "quotes",
  "forwarding",
  "tracking",
  "dealzone",
  "pro",
  "content",
  "air",
  "sea",
];

/** The two fixed sets of well-known categories (CATALOG-03). */
const CATEGORIES_A = { electronics: 2, clothes: 2511, footwear: 1932, accessories: 1941, cosmetics: 1984 };
const CATEGORIES_B = { electronics: 684, clothes: 2707, footwear: 2429, accessories: 2443, cosmetics: 2471 };

/** The storefronts of the specification (REGION-01). */
export type DemoStorefrontCode = "lt" | "lv" | "ee" | "pj" | "tp" | "wl" | "nl" | "ae";

export interface DemoStorefront {
  code: DemoStorefrontCode;
  name: string;
  theme: Theme;
  /** Hosts besides `<code>.localhost`, with their default languages. */
  otherHosts?: Record<string, DemoLanguage>;
  languages: DemoLanguage[];
  country: keyof typeof DEMO_COUNTRIES;
  currencies: (keyof typeof DEMO_CURRENCIES)[];
  features: Feature[];
  /** My orders has no filter by type (REGION-09). */
  filtersOrders?: false;
  categories: Record<string, number>;
  /** The category document, if not the first one. */
  categoryDocKey?: "2";
}

const without = (...off: Feature[]) => ALL_FEATURES.filter((feature) => !off.includes(feature));

/** The eight storefronts of the demo business. */
export const DEMO_STOREFRONTS: DemoStorefront[] = [
  {
    code: "lt",
    name: "Crossdock",
    theme: "default",
    otherHosts: { localhost: "en", "127.0.0.1": "en" },
    languages: ["lt", "en"],
    country: "LT",
    currencies: ["EUR", "USD"],
    features: ALL_FEATURES,
    categories: CATEGORIES_A,
  },
  {
    code: "lv",
    name: "Norde",
    theme: "alt",
    languages: ["lv", "en"],
    country: "LV",
    currencies: ["EUR", "USD"],
    features: ALL_FEATURES,
    categories: CATEGORIES_A,
  },
  {
    code: "ee",
    name: "Varpa",
    theme: "alt2",
    languages: ["ee", "en"],
    country: "EE",
    currencies: ["EUR", "USD"],
    features: ALL_FEATURES,
    categories: CATEGORIES_A,
  },
  {
    code: "pj",
    name: "Pajūris",
    theme: "pj",
    languages: ["lt", "en"],
    country: "LT",
    currencies: ["EUR"],
    features: without("pro"),
    categories: CATEGORIES_A,
  },
  {
    code: "tp",
    name: "Tandem",
    theme: "tp",
    languages: ["en", "lt"],
    country: "LT",
    currencies: ["EUR"],
    features: without("marketplace", "dealzone"),
    filtersOrders: false,
    categories: {},
  },
  {
    code: "wl",
    name: "Willow",
    theme: "wl",
    languages: ["en", "lt", "lv", "ee"],
    country: "LT",
    currencies: ["EUR", "USD"],
    features: without("forwarding", "quotes", "tracking", "pro"),
    categories: CATEGORIES_B,
    categoryDocKey: "2",
  },
  {
    code: "nl",
    name: "Nederpak",
    theme: "nl",
    languages: ["en"],
    country: "NL",
    currencies: ["EUR"],
    features: ALL_FEATURES,
    categories: CATEGORIES_B,
    categoryDocKey: "2",
  },
  {
    code: "ae",
    name: "Al Mina",
    theme: "ae",
    languages: ["en"],
    country: "AE",
    currencies: ["USD", "EUR"],
    features: without("sea", "quotes", "pro"),
    categories: CATEGORIES_B,
    categoryDocKey: "2",
  },
];
