import type { RequestState } from "../forwarding/request-states.ts";
import type { Waiting } from "./inbox-tasks.ts";

/** What a forward request waits for from its customer; null when it is up to us. */
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
