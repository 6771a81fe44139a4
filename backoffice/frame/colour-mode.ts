import { readCookie, writeCookie } from "#client/browser-cookies.ts";
import { COLOUR_MODES, type ColourMode, colourModeFor } from "#domain/operations/storefronts/storefront.ts";
import { COOKIE_NAMES, PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "#domain/shared/limits/cookies.ts";
import { createStore, useStore } from "#ui/store.ts";

const shown = createStore<ColourMode>("system");

function show(mode: ColourMode): void {
  document.documentElement.dataset.mode = mode;
  shown.write(mode);
}

/** Before anything is rendered. Until then the page is as the device prefers (index.html). */
export const showChosenColourMode = (): void => show(colourModeFor("default", readCookie(COOKIE_NAMES.colourMode)));

export function useColourMode() {
  const choose = (mode: ColourMode) => {
    writeCookie(COOKIE_NAMES.colourMode, mode, PREFERENCE_COOKIE_MAX_AGE_SECONDS);
    show(mode);
  };
  return { mode: useStore(shown), modes: COLOUR_MODES, choose };
}
