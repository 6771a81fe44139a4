import { reportError } from "../../../client/report-error.ts";
import { htmlLanguage, type Language } from "../../../domain/storefronts/storefront.ts";
import { countryName } from "../../../i18n/display-names.ts";
import { browserApi } from "../../browser-api.ts";

export interface CountryChoice {
  id: number;
  iso_code: string;
  name: string;
}

type Countries = Awaited<ReturnType<typeof browserApi.account.countries>>["countries"];

/** In the order of the alphabet that the reader knows. */
export function countryChoices(countries: Countries, language: Language): CountryChoice[] {
  const inOrder = new Intl.Collator(htmlLanguage(language));
  return countries
    .map((country) => ({ ...country, name: countryName(country.iso_code, language) }))
    .toSorted((one, other) => inOrder.compare(one.name, other.name));
}

const loaded = new Map<Language, Promise<CountryChoice[]>>();

/** Asked for once; after a failure the form opens without countries, and the next opening asks again. */
export function loadCountryChoices(language: Language): Promise<CountryChoice[]> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const asked = browserApi.account.countries().then(
    ({ countries }) => countryChoices(countries, language),
    (error) => {
      reportError(error);
      setTimeout(() => loaded.delete(language));
      return [];
    },
  );
  loaded.set(language, asked);
  return asked;
}
