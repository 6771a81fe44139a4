import { useNavigate, useRevalidator } from "react-router";
import { readRefusal } from "#client/calls/call-refusal.ts";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails, QuoteVersion } from "#contracts/shop/forwarding/quotes.ts";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { formatMoney } from "#i18n/format.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { trackQuoteDelivery } from "#storefront/commerce/analytics/track-quote.ts";
import { Consents } from "#storefront/commerce/consents/consents.tsx";
import { useConsents } from "#storefront/commerce/consents/use-consents.ts";
import { openModal } from "#storefront/shell/modals/modal-store.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { changesBetween } from "./version-difference.ts";

interface AcceptFormProps {
  quote: QuoteDetails;
  version: QuoteVersion;
  offer: QuoteVersion["offers"][number];
}

/** Two ticks and the button with the amount; what has changed meanwhile is shown beside the old price (T113, F34). */
export function AcceptForm({ quote, version, offer }: AcceptFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { locale, config } = usePageData();
  const { run, busy } = useCallAction();
  const consents = useConsents();
  const { slug, number, currency } = quote;

  async function accept(agreed: QuoteVersion, total: typeof offer.total): Promise<void> {
    const context = { idempotencyKey: crypto.randomUUID() };
    const reader = { language_id: config.searchKeys.languageId };
    const input = { slug, ...reader, method: offer.method, agreed_terms: SHOWN_TERMS };
    const answer = await browserApi.quotes.accept({ ...input, version: agreed.version, total }, { context });
    if (answer.result === "accepted") {
      trackQuoteDelivery({ number, currency, total, lines: offer.lines });
      return void (await navigate(withLocale(`/payment/${slug}`, locale)));
    }
    const [last] = answer.quote.versions;
    const now = last?.offers.find(({ method }) => method === offer.method);
    await revalidate();
    if (!last || !now) return;
    openModal(
      "recalculate",
      {
        quoteNumber: number,
        currencyIso: currency,
        lines: changesBetween(agreed, last, offer.method, t),
        totalBefore: total,
        totalNow: now.total,
      },
      (isAccepted) => void (isAccepted && accept(last, now.total).catch(explain)),
    );
  }

  const explain = (error: unknown) => showToast({ tone: "error", text: t(readRefusal(error).problem) });

  function press() {
    if (consents.ask()) void run(() => accept(version, offer.total));
  }

  return (
    <div className="mt-4">
      <Consents {...consents} />
      <Button block size="lg" className="mt-4" busy={busy} onClick={press}>
        {t("quotes.accept", { amount: formatMoney(offer.total, currency, t.language) })}
      </Button>
    </div>
  );
}
