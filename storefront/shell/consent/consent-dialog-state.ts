import { createStore, useStore } from "#ui/store.ts";

/** Apart from the consent itself, whose rules no page needs before it is interactive. */
const isOpen = createStore(false);

export function useConsentOpen(): boolean {
  return useStore(isOpen);
}

export function openConsent(): void {
  isOpen.write(true);
}

export function closeConsent(): void {
  isOpen.write(false);
}
