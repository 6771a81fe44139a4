import { reportError } from "../../../client/report-error.ts";
import type { CurrentUser } from "../../../contracts/shop/identity.ts";
import { createStore, useStore } from "../../../ui/store.ts";

interface VisitorState {
  /** Whether the server has answered. */
  isKnown: boolean;
  user: CurrentUser | null;
}

const visitor = createStore<VisitorState>({ isKnown: false, user: null });

/** Public pages are cached without personal data, so the user is loaded in the browser. */
export function useVisitor(): VisitorState {
  return useStore(visitor);
}

/** For calls whose answer contains the user, such as signing in. */
export function setCurrentUser(user: CurrentUser | null): void {
  visitor.write({ isKnown: true, user });
}

/** AUTH-03: a failure is reported and treated as no user. Imports the API lazily to keep it out of the first chunk. */
export async function loadCurrentUser(): Promise<void> {
  try {
    const { browserApi } = await import("../../browser-api.ts");
    setCurrentUser((await browserApi.identity.getCurrentUser()).user);
  } catch (error) {
    reportError(error);
    setCurrentUser(null);
  }
}
