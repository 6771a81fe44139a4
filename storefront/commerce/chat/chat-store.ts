import { createStore, useStore } from "#ui/store.ts";

const isAsking = createStore(false);

export const useChatAsking = () => useStore(isAsking);
export const askForChat = () => isAsking.write(true);
export const endAsking = () => isAsking.write(false);

const KEY = "chat-agreed";

/** Agreed to in this tab: it is not asked for again on the next page. */
export function hasAgreedToChat(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function agreeToChat(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // A browser without storage asks again on the next page.
  }
}
