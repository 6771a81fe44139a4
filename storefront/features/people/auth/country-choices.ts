import { reportError } from "#client/report-error.ts";
import { htmlLanguage, type Language } from "#domain/operations/storefronts/storefront.ts";
import { countryName } from "#i18n/display-names.ts";
import { browserApi } from "#storefront/browser-api.ts";

export interface CountryChoice {
  id: number;
  iso_code: string;
  name: string;
}

type Countries = Awaited<ReturnType<typeof browserApi.account.countries>>["countries"];

/** Sorted by the language's alphabet. */
export function countryChoices(countries: Countries, language: Language): CountryChoice[] {
  const collator = new Intl.Collator(htmlLanguage(language));
  return countries
    .map((country) => ({ ...country, name: countryName(country.iso_code, language) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

const loaded = new Map<Language, Promise<CountryChoice[]>>();

/** Requested once. After a failure the form opens without countries, and the next opening requests them again. */
export function loadCountryChoices(language: Language): Promise<CountryChoice[]> {
  const cached = loaded.get(language);
  if (cached !== undefined) return cached;
  const request = browserApi.account.countries().then(
    ({ countries }) => countryChoices(countries, language),
    (error) => {
      reportError(error);
      setTimeout(() => loaded.delete(language));
      return [];
    },
  );
  loaded.set(language, request);
  return request;
}
