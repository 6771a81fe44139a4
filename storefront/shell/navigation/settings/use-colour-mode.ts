import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { COLOUR_MODES, type ColourMode, colourModeFor } from "#domain/operations/storefronts/storefront.ts";
import { createStore, useStore } from "#ui/store.ts";
import { usePageData } from "../../page-data.tsx";
import { storePreference } from "./preference-cookie.ts";

/** The choice since the page was rendered on the server. */
const chosen = createStore<ColourMode | null>(null);

function choose(mode: ColourMode): void {
  storePreference("colourMode", mode);
  document.documentElement.dataset.mode = mode;
  chosen.write(mode);
}

/** REGION-04: a theme without dark mode offers no choice. */
export function useColourMode() {
  const t = useTranslate();
  const { colourMode, config } = usePageData();
  const hasDarkMode = colourModeFor(config.site.theme, "dark") === "dark";
  const options = COLOUR_MODES.map((mode) => ({ value: mode, label: t(`header.colour-mode.${mode}`) }));
  return { options: hasDarkMode ? options : [], current: useStore(chosen) ?? colourMode, choose };
}
