import { FileSearch } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ListedQuote } from "#contracts/shop/forwarding/quotes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { LoadingFailed } from "#storefront/shell/errors/loading-failed.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { buttonClass } from "#ui/button-class.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";

interface QuotesListProps {
  /** Null where it could not be loaded. */
  list: { items: ListedQuote[]; next: string | null } | null;
}

/** ROUTE-24: one's own quotes, the newest first. */
export function QuotesList({ list }: QuotesListProps) {
  const t = useTranslate();
  if (!list) return <LoadingFailed title={t("quotes.failed.title")} text={t("quotes.failed.text")} />;
  if (list.items.length === 0) return <NoQuotes />;
  return (
    <>
      <ul className="grid gap-4">
        {list.items.map((quote) => (
          <QuoteCard key={quote.slug} quote={quote} />
        ))}
      </ul>
      {list.next && (
        <p className="mt-5 text-center">
          <LocalLink
            to={`/quotes?${new URLSearchParams({ after: list.next })}`}
            className={buttonClass({ variant: "outline" })}
          >
            {t("quotes.more")}
          </LocalLink>
        </p>
      )}
    </>
  );
}

function NoQuotes() {
  const t = useTranslate();
  return (
    <EmptyState
      title={t("quotes.empty.title")}
      text={t("quotes.empty.text")}
      drawing={<FileSearch className="size-14 text-pri" />}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <LocalLink to="/order-form" className={buttonClass()}>
            {t("quotes.empty.action")}
          </LocalLink>
          <LocalLink to="/calculate" className={buttonClass({ variant: "outline" })}>
            {t("nav.calculator")}
          </LocalLink>
        </span>
      }
    />
  );
}

function QuoteCard({ quote }: { quote: ListedQuote }) {
  const t = useTranslate();
  const { time, deadline } = useMomentText();
  return (
    <Panel as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-80">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-base font-semibold">{quote.number}</h2>
          <Pill tone={quote.status_tone}>{t(quote.status_key as MessageKey)}</Pill>
          <time dateTime={quote.created_at} className="text-sm text-ink2 tabular-nums">
            {time(quote.created_at)}
          </time>
        </div>
        <p className="mt-1.5 text-ui text-pretty text-ink2">{t(quote.next_step_key as MessageKey)}</p>
        <p className="mt-1 text-sm wrap-anywhere text-ink2">
          {t("quotes.list.items", { items: quote.items, shops: quote.shops.join(", ") })}
        </p>
        {quote.expires_at && (
          <p className="mt-1 text-sm text-warn">{t("quotes.valid-until", { until: deadline(quote.expires_at) })}</p>
        )}
      </div>
      <div className="flex flex-col items-end gap-3">
        {quote.total && (
          <p className="font-semibold tabular-nums">
            {formatMoney(quote.total.amount, quote.total.currency, t.language)}
          </p>
        )}
        <LocalLink to={`/quotes/${quote.slug}`} className={buttonClass({ variant: "outline", size: "sm" })}>
          {t("quotes.list.open")}
          <span className="visually-hidden"> {quote.number}</span>
        </LocalLink>
      </div>
    </Panel>
  );
}
