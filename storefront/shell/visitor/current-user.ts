import type { CurrentUser } from "../../../contracts/calls/identity.ts";
import { createStore, useStore } from "../../../ui/store.ts";
import { browserApi } from "../../browser-api.ts";
import { reportError } from "../errors/report-error.ts";

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

/** AUTH-03: a failure is reported and treated as no user. */
export async function loadCurrentUser(): Promise<void> {
  try {
    const { user } = await browserApi.identity.getCurrentUser();
    visitor.write({ isKnown: true, user });
  } catch (error) {
    reportError(error);
    visitor.write({ isKnown: true, user: null });
  }
}
