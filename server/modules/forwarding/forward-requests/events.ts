import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { defineEvent } from "#platform/events/events.ts";

export interface QuoteRequest {
  quoteId: number;
  state: RequestState;
}

/** The forward request of a quote moved. */
export const quoteRequestMoved = defineEvent<QuoteRequest>("quote-request-moved");
