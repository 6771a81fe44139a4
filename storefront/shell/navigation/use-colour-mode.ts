import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { COLOUR_MODES, type ColourMode, colourModeFor } from "../../../domain/storefronts/storefront.ts";
import { createStore, useStore } from "../../../ui/store.ts";
import { usePageData } from "../page-data.tsx";
import { keepPreference } from "./preference-cookie.ts";

/** What was chosen since the page came from the server. */
const chosen = createStore<ColourMode | null>(null);

function choose(mode: ColourMode): void {
  keepPreference("colourMode", mode);
  document.documentElement.dataset.mode = mode;
  chosen.write(mode);
}

/** REGION-04: where a theme has no dark mode there is nothing to choose. */
export function useColourMode() {
  const t = useTranslate();
  const { colourMode, config } = usePageData();
  const hasDarkMode = colourModeFor(config.site.theme, "dark") === "dark";
  const options = COLOUR_MODES.map((mode) => ({ value: mode, label: t(`header.colour-mode.${mode}`) }));
  return { options: hasDarkMode ? options : [], current: useStore(chosen) ?? colourMode, choose };
}
