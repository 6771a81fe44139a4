import { createStore, useStore } from "../../ui/store.ts";

const keysShown = createStore(false);

/** OVERLAY-03: whether keys are shown instead of texts. */
export function useShownAsKeys(): boolean {
  return useStore(keysShown);
}

export function showKeys(shown: boolean): void {
  keysShown.write(shown);
}
