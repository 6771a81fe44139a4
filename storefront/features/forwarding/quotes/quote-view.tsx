import { FileDown } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails } from "#contracts/shop/forwarding/quotes.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { StepLine } from "#storefront/commerce/orders/step-line.tsx";
import { TimelinePanel } from "#storefront/commerce/orders/timeline-panel.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionHistory } from "./question-history.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteItems } from "./quote-items.tsx";
import { AcceptPanel } from "./versions/accept-panel.tsx";
import { MethodCards } from "./versions/method-cards.tsx";
import { VersionChanges } from "./versions/version-changes.tsx";
import { VersionsPanel } from "./versions/versions-panel.tsx";

/** ROUTE-24, FORWARDING-01: where a quote stands, what it costs by air and by sea, and what the customer can do. */
export function QuoteView({ quote }: { quote: QuoteDetails }) {
  const t = useTranslate();
  const { method, version, shown, setMethod, setShown } = useShownPrice(quote);
  const canChoose = quote.actions.includes("accept") || !quote.is_owner;
  return (
    <div className="grid gap-4 md:gap-5">
      <Panel>
        <p className="text-ui" role="status">
          {t(quote.next_step_key as MessageKey)}
        </p>
        <StepLine order={{ steps: quote.steps, courier: COURIER }} className="mt-5" />
        {quote.reason && (
          <Note tone="bad" className="mt-4">
            {quote.reason}
          </Note>
        )}
        {quote.request && (
          <LocalLink to={`/forward/${quote.request.slug}`} className={`${buttonClass({ variant: "outline" })} mt-5`}>
            {t("quotes.request", { number: quote.request.number })}
          </LocalLink>
        )}
        {quote.invoice_url && (
          <a href={quote.invoice_url} download className={`${buttonClass({ variant: "outline" })} mt-5`}>
            <FileDown aria-hidden="true" />
            {t("order.detail.invoice")}
          </a>
        )}
        <QuoteActions quote={quote} />
      </Panel>
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4 md:gap-5">
          {quote.state === "info_needed" && <QuestionCard quote={quote} />}
          <QuoteItems quote={quote} version={version} />
          {version && canChoose && (
            <section>
              <h2 className="mb-3 type-h3">{t("forwarding.travel.title")}</h2>
              <MethodCards
                offers={version.offers}
                chosen={method}
                currency={quote.currency}
                onChoose={setMethod}
                className="md:grid-cols-2"
              />
            </section>
          )}
          {version && <VersionChanges quote={quote} version={version} method={method} />}
          <QuestionHistory quote={quote} />
          {quote.is_paid && <TimelinePanel timeline={quote.timeline} />}
        </div>
        <div className="grid gap-4 md:gap-5">
          {version && <AcceptPanel {...{ quote, version, method }} />}
          {quote.versions.length > 1 && <VersionsPanel quote={quote} method={method} shown={shown} onShow={setShown} />}
        </div>
      </div>
    </div>
  );
}

const COURIER = { name: "", delivery_type: "door" as const };

/** The last price and its quickest method, until another one is looked at; what was accepted stays. */
function useShownPrice(quote: QuoteDetails) {
  const [chosen, setMethod] = useState<"air" | "sea" | null>(null);
  const [looked, setShown] = useState<number | null>(null);
  const last = quote.accepted_version ?? quote.versions[0]?.version ?? 0;
  const shown = looked ?? last;
  const version = quote.versions.find((each) => each.version === shown) ?? quote.versions[0] ?? null;
  const method = quote.shipping_method ?? chosen ?? version?.offers[0]?.method ?? "air";
  return { method, version, shown, setMethod, setShown };
}
