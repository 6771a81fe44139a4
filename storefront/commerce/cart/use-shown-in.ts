import { usePageData } from "../../shell/page-data.tsx";

/** The language of names and the currency of prices of a requested cart. */
export interface ShownIn {
  language_id: number;
  currency_id: number;
}

export function useShownIn(): ShownIn {
  const { config, currencyId } = usePageData();
  return { language_id: config.searchKeys.languageId, currency_id: currencyId };
}
