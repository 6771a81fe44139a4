import type { QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import type { Waiting } from "./inbox-tasks.ts";

/** The task that a quote has for its customer; null when there is none. */
export function quoteTask({ state, until }: { state: QuoteState; until: string | null }): Waiting | null {
  switch (state) {
    case "info_needed":
      return { task: "answer_quote", tone: "bad", until };
    case "quoted":
      return { task: "accept_quote", tone: "warn", until };
    case "awaiting_payment":
      return { task: "pay_quote", tone: "warn", until };
    default:
      return null;
  }
}
