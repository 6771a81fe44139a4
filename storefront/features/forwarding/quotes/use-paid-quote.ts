import { useEffect } from "react";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import { METHOD_NAMES } from "#domain/money/payments/method-name.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { trackQuotePaid } from "#storefront/commerce/analytics/track-quote.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";

/** TRACK-01: tracks a paid quote when the payer returns. The server knows whether any browser has tracked it before. */
export function usePaidQuote(quote: QuoteDetails | null): void {
  const { languageId } = usePageData().config.searchKeys;
  const isNew = quote?.is_paid === true && !quote.is_payment_reported;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is paid
  useEffect(() => {
    // A failed report is repeated when the page is opened again.
    if (isNew) report(quote, languageId).catch(() => undefined);
  }, [isNew]);
}

async function report(quote: QuoteDetails, languageId: number): Promise<void> {
  const { slug, number, currency, due } = quote;
  const context = { idempotencyKey: crypto.randomUUID() };
  const { is_first, payment_processor_id } = await browserApi.quotes.reportPaid(
    { slug, language_id: languageId },
    { context },
  );
  if (!is_first || due === null) return;
  const version = quote.versions.find((each) => each.version === quote.accepted_version);
  const offer = version?.offers.find(({ method }) => method === quote.shipping_method);
  const paymentType = METHOD_NAMES[payment_processor_id as ProviderId] ?? null;
  trackQuotePaid({ number, currency, total: due, lines: offer?.lines ?? [] }, paymentType);
}
