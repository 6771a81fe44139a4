const BANKS: Readonly<Record<string, readonly { key: string; name: string }[]>> = {
  LT: [
    { key: "hanza", name: "Swedbank" },
    { key: "vb2", name: "SEB" },
    { key: "nord", name: "Luminor" },
    { key: "parex", name: "Citadele" },
    { key: "wallet", name: "Paysera" },
  ],
  LV: [
    { key: "hanzalv", name: "Swedbank" },
    { key: "seblv", name: "SEB" },
    { key: "nordealv", name: "Luminor" },
    { key: "wallet", name: "Paysera" },
  ],
  EE: [
    { key: "hanzaee", name: "Swedbank" },
    { key: "sebee", name: "SEB" },
    { key: "nordeaee", name: "Luminor" },
    { key: "lhvee", name: "LHV" },
    { key: "wallet", name: "Paysera" },
  ],
};

/** The banks that can be picked beforehand; elsewhere Paysera's own page asks. */
export const banksOf = (country: string): { key: string; name: string }[] => [...(BANKS[country] ?? [])];
