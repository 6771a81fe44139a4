import { type ProductLayout, toggleProductLayout } from "#domain/operations/storefronts/storefront.ts";
import { storePreference } from "#storefront/shell/navigation/settings/preference-cookie.ts";
import { createStore, useStore } from "#ui/store.ts";
import { useListing } from "./listing-state.tsx";

/** Chosen since the page was rendered. */
const chosen = createStore<ProductLayout | null>(null);

/** CONFIG-03: grid or list, remembered in a cookie. */
export function useProductLayout() {
  const { data } = useListing();
  const layout = useStore(chosen) ?? data.layout;
  const toggle = () => {
    const next = toggleProductLayout(layout);
    storePreference("productLayout", next);
    chosen.write(next);
  };
  return { layout, toggle };
}
