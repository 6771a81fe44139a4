import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails, QuoteVersion } from "#contracts/shop/forwarding/quotes.ts";
import { RecalculateTable } from "#storefront/commerce/checkout/recalculate-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { changesBetween } from "./version-difference.ts";

interface VersionChangesProps {
  quote: QuoteDetails;
  version: QuoteVersion;
  method: "air" | "sea";
}

/** The changes of a version since the one before it: causes, not only sums. */
export function VersionChanges({ quote, version, method }: VersionChangesProps) {
  const t = useTranslate();
  const before = quote.versions.find((each) => each.version === version.version - 1);
  const [was, is] = [before, version].map((each) => each?.offers.find((offer) => offer.method === method));
  if (!before || !was || !is) return null;
  return (
    <Panel title={t("quotes.changes.title", { version: version.version })} titleClassName="type-h3">
      {version.note && <p className="mt-1.5 text-ui wrap-anywhere text-ink2">{version.note}</p>}
      <RecalculateTable
        quoteNumber={quote.number}
        currencyIso={quote.currency}
        lines={changesBetween(before, version, method, t)}
        totalBefore={was.total}
        totalNow={is.total}
      />
    </Panel>
  );
}
