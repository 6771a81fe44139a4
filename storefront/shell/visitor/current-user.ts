import { reportError } from "#client/report-error.ts";
import type { CurrentUser, UnpaidOrder } from "#contracts/shop/people/identity.ts";
import { createStore, useStore } from "#ui/store.ts";

interface VisitorState {
  /** Whether the server has answered. */
  isKnown: boolean;
  user: CurrentUser | null;
  /** Of a guest: what was ordered in this browser and waits to be paid. */
  unpaidOrder: UnpaidOrder | null;
}

const visitor = createStore<VisitorState>({ isKnown: false, user: null, unpaidOrder: null });

/** Public pages are cached without personal data, so the user is loaded in the browser. */
export function useVisitor(): VisitorState {
  return useStore(visitor);
}

/** For calls whose answer contains the user, such as signing in. */
export function setCurrentUser(user: CurrentUser | null, unpaidOrder: UnpaidOrder | null = null): void {
  visitor.write({ isKnown: true, user, unpaidOrder });
}

/** AUTH-03: a failure is reported and treated as no user. Imports the API lazily to keep it out of the first chunk. */
export async function loadCurrentUser(): Promise<void> {
  try {
    const { browserApi } = await import("../../browser-api.ts");
    const { user, unpaid_order } = await browserApi.identity.getCurrentUser();
    setCurrentUser(user, unpaid_order);
  } catch (error) {
    reportError(error);
    setCurrentUser(null);
  }
}
