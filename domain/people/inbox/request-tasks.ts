import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import type { Waiting } from "./inbox-tasks.ts";

/** The task that a forward request has for its customer; null when there is none. */
export function requestTask({ state, expiresOn }: { state: RequestState; expiresOn: string | null }): Waiting | null {
  switch (state) {
    case "awaiting_payment":
    case "rehearsed":
      return { task: "pay_request", tone: "warn", until: expiresOn };
    case "customs_action_needed":
      return { task: "answer_customs", tone: "bad", until: null };
    default:
      return null;
  }
}
