/** The eight storefronts of the demo, written down a second time, so that the tests do not compare the seeds with themselves. */
export const STOREFRONTS = [
  {
    code: "lt",
    brand: "Crossdock",
    theme: "default",
    languages: ["lt", "en"],
    country: "LT",
    currencies: ["EUR", "USD"],
  },
  { code: "lv", brand: "Norde", theme: "alt", languages: ["lv", "en"], country: "LV", currencies: ["EUR", "USD"] },
  { code: "ee", brand: "Varpa", theme: "alt2", languages: ["ee", "en"], country: "EE", currencies: ["EUR", "USD"] },
  { code: "pj", brand: "Pajūris", theme: "pj", languages: ["lt", "en"], country: "LT", currencies: ["EUR"] },
  { code: "tp", brand: "Tandem", theme: "tp", languages: ["en", "lt"], country: "LT", currencies: ["EUR"] },
  {
    code: "wl",
    brand: "Willow",
    theme: "wl",
    languages: ["en", "lt", "lv", "ee"],
    country: "LT",
    currencies: ["EUR", "USD"],
  },
  { code: "nl", brand: "Nederpak", theme: "nl", languages: ["en"], country: "NL", currencies: ["EUR"] },
  { code: "ae", brand: "Al Mina", theme: "ae", languages: ["en"], country: "AE", currencies: ["USD", "EUR"] },
] as const;

export const BRANDS = STOREFRONTS.map(({ brand }) => brand);

export const hostOf = (code: string) => `${code}.localhost`;
