import { useEffect } from "react";
import type { QuoteDetails } from "../../../contracts/shop/quotes.ts";
import { trackQuotePaid } from "../../commerce/analytics/track-quote.ts";

/** TRACK-01: where a payer comes back to after a quote was paid. */
export function usePaidQuote(quote: QuoteDetails | null): void {
  const isPaid = quote?.state === "paid";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is paid
  useEffect(() => {
    if (!quote || !isPaid || quote.due === null) return;
    const { number, currency, due } = quote;
    const version = quote.versions.find((each) => each.version === quote.accepted_version);
    const offer = version?.offers.find(({ method }) => method === quote.shipping_method);
    trackQuotePaid({ number, currency, total: due, lines: offer?.lines ?? [] });
  }, [isPaid]);
}
