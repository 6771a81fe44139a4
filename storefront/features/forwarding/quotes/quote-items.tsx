import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteDetails, QuoteVersion } from "#contracts/shop/forwarding/quotes.ts";
import { formatMoney } from "#i18n/format.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { PurchaseLine } from "./purchase-line.tsx";

/** The items with their prices in the shown version; without a version, with the prices that the customer typed. */
export function QuoteItems({ quote, version }: { quote: QuoteDetails; version: QuoteVersion | null }) {
  const t = useTranslate();
  const id = useId();
  const canChange = quote.actions.includes("change") || quote.actions.includes("again");
  const shops = new Set(quote.items.map(({ shop }) => shop)).size;
  return (
    <Panel padding="none" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 md:px-6">
        <h2 id={id} className="type-h3">
          {t("quotes.items.title", { shops })}
        </h2>
        {canChange && (
          <LocalLink
            to={`/order-form?${new URLSearchParams({ quote: quote.slug })}`}
            className="touch-row font-semibold text-pri underline"
          >
            {t("quotes.change")}
          </LocalLink>
        )}
      </div>
      <ol>
        {quote.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no names and are not moved
          <ItemLine key={index} item={item} priced={version?.items[index]} currency={quote.currency} />
        ))}
      </ol>
    </Panel>
  );
}

interface ItemLineProps {
  item: QuoteDetails["items"][number];
  priced: QuoteVersion["items"][number] | undefined;
  currency: string;
}

/** An item that was changed after the last price shows the typed price. */
function ItemLine({ item, priced, currency }: ItemLineProps) {
  const t = useTranslate();
  const asked = item.price === null ? t("quotes.when-priced") : formatMoney(item.price, item.currency, t.language);
  const isLeftOut = item.purchase?.state === "unavailable";
  const isPriced = priced !== undefined && priced.name === item.name;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-5 py-4 md:px-6">
      <div className="min-w-0 grow basis-48 wrap-anywhere">
        <p className={classNames("text-ui font-semibold", isLeftOut && "text-ink3 line-through")}>{item.name}</p>
        <p className="text-sm text-ink2">
          {[item.options, t("cart.pieces", { count: item.quantity })].filter(Boolean).join(" · ")}
        </p>
        <a
          href={item.link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-8 items-center gap-1.5 text-sm text-pri hover:underline pointer-coarse:min-h-11"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {item.shop}
        </a>
      </div>
      <p className={classNames("text-end font-semibold tabular-nums", isLeftOut && "text-ink3 line-through")}>
        {isPriced ? formatMoney(priced.value, currency, t.language) : asked}
      </p>
      {item.purchase && <PurchaseLine purchase={item.purchase} currency={currency} />}
    </li>
  );
}
