const MEMBERS = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** Whether a country, by its ISO code, has the consumer law of the European Union. */
export const isInEuropeanUnion = (country: string): boolean => MEMBERS.has(country);
