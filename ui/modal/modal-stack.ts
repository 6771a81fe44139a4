import { createStore, useStore } from "../store.ts";

const openModals = createStore<readonly HTMLElement[]>([]);

/** Returns a function that removes the modal from the stack. */
export function enterModalStack(modal: HTMLElement): () => void {
  openModals.write([...openModals.read(), modal]);
  return () => openModals.write(openModals.read().filter((other) => other !== modal));
}

/** The top modal, for content that must stay usable above it. */
export function useTopModal(): HTMLElement | undefined {
  return useStore(openModals).at(-1);
}
