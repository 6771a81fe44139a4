import { createStore, useStore } from "../store.ts";

const openModals = createStore<readonly HTMLElement[]>([]);

/** Returns the way out of the stack. */
export function enterModalStack(modal: HTMLElement): () => void {
  openModals.write([...openModals.read(), modal]);
  return () => openModals.write(openModals.read().filter((other) => other !== modal));
}

/** The modal in front, for what must stay usable above it. */
export function useTopModal(): HTMLElement | undefined {
  return useStore(openModals).at(-1);
}
