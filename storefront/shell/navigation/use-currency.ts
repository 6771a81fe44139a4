import { currencyLabel } from "../../../i18n/display-names.ts";
import { usePageData } from "../page-data.tsx";
import { keepPreference } from "./preference-cookie.ts";

function choose(id: string): void {
  keepPreference("currencyId", id);
  // Prices stand in pages, calls and caches alike. The browser keeps the scroll position over a reload.
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
