import { Clock } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails, QuoteVersion } from "#contracts/shop/forwarding/quotes.ts";
import { add, subtract, ZERO } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { buttonClass } from "#ui/button-class.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { CostLines } from "./cost-lines.tsx";
import { RateLine } from "./rate-line.tsx";

interface AcceptPanelProps {
  quote: QuoteDetails;
  version: QuoteVersion;
  method: "air" | "sea";
}

/** The landed cost of one version by one method, with the button to accept it. */
export function AcceptPanel({ quote, version, method }: AcceptPanelProps) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  const offer = version.offers.find((each) => each.method === method) ?? version.offers[0];
  if (!offer) return null;
  const { currency, versions, expires_at } = quote;
  const title = versions.length > 1 ? t("quotes.cost.version", { version: version.version }) : t("quotes.cost.title");
  return (
    <Panel title={title}>
      <CostLines offer={offer} currency={currency} items={version.items.length} courier={quote.courier_name} />
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <span className="type-h4">{t("quotes.total")}</span>
        <span className="type-h2 tabular-nums" data-testid="quote-total">
          {formatMoney(offer.total, currency, t.language)}
        </span>
      </p>
      <Returned quote={quote} />
      <RateLine rates={usedRates(version, currency)} currency={currency} isLocked />
      {expires_at && (
        <Note tone="warn" icon={<Clock aria-hidden="true" />} className="mt-4">
          {t("quotes.valid-until", { until: deadline(expires_at) })}
        </Note>
      )}
      <Accepting {...{ quote, version, method }} offer={offer} />
    </Panel>
  );
}

/** The money returned for items that were left out. */
function Returned({ quote: { items, currency } }: { quote: QuoteDetails }) {
  const t = useTranslate();
  const returned = items.reduce((sum, { purchase }) => add(sum, purchase?.returned ?? ZERO), ZERO);
  if (returned === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-ink2">
      <span>{t("quotes.returned")}</span>
      <span className="tabular-nums">{formatMoney(subtract(ZERO, returned), currency, t.language)}</span>
    </p>
  );
}

/** The rates of the quote's currency and of its items' currencies. */
function usedRates({ rates, items }: QuoteVersion, currency: string) {
  const used = new Set([currency, ...items.map((item) => item.currency)]);
  return Object.fromEntries(Object.entries(rates).filter(([iso]) => used.has(iso)));
}

function Accepting(props: AcceptPanelProps & { offer: QuoteVersion["offers"][number] }) {
  const t = useTranslate();
  const { quote, version } = props;
  if (quote.state === "info_needed") return <p className="mt-4 text-sm text-ink2">{t("quotes.question.first")}</p>;
  if (quote.state !== "quoted") return null;
  if (!quote.is_owner) {
    const redirect = new URLSearchParams({ redirect: `/create-order/${quote.slug}` });
    return (
      <LocalLink to={`/login?${redirect}`} className={`${buttonClass({ block: true })} mt-5`}>
        {t("quotes.sign-in")}
      </LocalLink>
    );
  }
  const isLast = version.version === quote.versions[0]?.version;
  if (!isLast) return <p className="mt-4 text-sm text-ink2">{t("quotes.versions.replaced")}</p>;
  return <AcceptForm {...props} />;
}
