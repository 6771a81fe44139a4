import { currencyLabel } from "#i18n/display-names.ts";
import { usePageData } from "../../page-data.tsx";
import { storePreference } from "./preference-cookie.ts";

function choose(id: string): void {
  storePreference("currencyId", id);
  // A reload, because prices are in loaded pages, calls and caches. The browser keeps the scroll position.
  window.location.reload();
}

export function useCurrency() {
  const { config, currencyId, locale } = usePageData();
  const options = config.filteredCurrencies.map(({ id, iso_code }) => ({
    value: String(id),
    isoCode: iso_code,
    label: currencyLabel(iso_code, locale),
  }));
  const current = options.find(({ value }) => value === String(currencyId)) ?? options[0];
  return { options, current, choose };
}
