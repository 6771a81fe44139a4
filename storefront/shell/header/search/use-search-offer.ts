import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { useOffers } from "../../navigation/use-site-links.ts";
import { useHasFeature } from "../../page-data.tsx";

export interface SearchOffer {
  findsProducts: boolean;
  buysFromLinks: boolean;
  /** The field's hints, for wide and narrow screens. */
  invitation: { long: string; short: string };
}

/** The inputs that the search field accepts, by the storefront's features; null for no field. */
export function useSearchOffer(): SearchOffer | null {
  const t = useTranslate();
  const hasFeature = useHasFeature();
  const findsProducts = hasFeature("marketplace");
  const buysFromLinks = useOffers("buyForMe");
  if (!findsProducts && !buysFromLinks) return null;
  if (findsProducts && buysFromLinks) {
    const invitation = { long: t("search.placeholder"), short: t("search.placeholder-short") };
    return { findsProducts, buysFromLinks, invitation };
  }
  const words = t(findsProducts ? "search.placeholder-products" : "search.placeholder-links");
  return { findsProducts, buysFromLinks, invitation: { long: words, short: words } };
}
