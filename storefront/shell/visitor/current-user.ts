import { reportError } from "../../../client/report-error.ts";
import type { CurrentUser } from "../../../contracts/shop/identity.ts";
import { createStore, useStore } from "../../../ui/store.ts";

interface VisitorState {
  /** Whether the server has answered who this is. */
  isKnown: boolean;
  user: CurrentUser | null;
}

const visitor = createStore<VisitorState>({ isKnown: false, user: null });

/** Public pages hold nobody's data: who is looking is asked for in the browser. */
export function useVisitor(): VisitorState {
  return useStore(visitor);
}

/** For whoever has just learned from the server who is signed in. */
export function setCurrentUser(user: CurrentUser | null): void {
  visitor.write({ isKnown: true, user });
}

/** AUTH-03: a failure is reported and treated as no user. Calls are no part of the first screen's code. */
export async function loadCurrentUser(): Promise<void> {
  try {
    const { browserApi } = await import("../../browser-api.ts");
    setCurrentUser((await browserApi.identity.getCurrentUser()).user);
  } catch (error) {
    reportError(error);
    setCurrentUser(null);
  }
}
