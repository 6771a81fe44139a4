import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { QuoteOfferView } from "#contracts/shop/forwarding/quotes.ts";
import { shownCertainty } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { formatMoney } from "#i18n/format.ts";
import { CertaintyPill } from "#storefront/commerce/freight/certainty-pill.tsx";
import { landedLineName } from "#storefront/commerce/freight/landed-line-name.ts";

type Line = QuoteOfferView["lines"][number];

/** The goods and what buying them costs come before the freight. */
const ORDER: readonly Line["key"][] = ["goods", "service", "freight", "insurance", "duty", "import_vat", "delivery"];

interface CostLinesProps {
  offer: Pick<QuoteOfferView, "lines" | "method">;
  currency: string;
  items: number;
  courier: string | null;
  /** Not known before a person has looked. */
  withoutShopDelivery?: boolean;
}

/** The landed cost, line by line, in the words of all landed costs. */
export function CostLines({ offer, currency, items, courier, withoutShopDelivery = false }: CostLinesProps) {
  const t = useTranslate();
  const lines = offer.lines.toSorted((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  const nameOf = (line: Line) => {
    if (line.key === "goods") return t("quotes.line.goods", { items });
    if (line.key === "freight") return t(`product.landed-freight.${offer.method}`);
    return line.key === "delivery" && courier ? courier : landedLineName(line, t);
  };
  const isUnknown = ({ service }: Line) => withoutShopDelivery && service === "shop_delivery";
  return (
    <dl className="grid gap-2.5 text-sm tabular-nums">
      {lines.map((line) => (
        <div key={`${line.key} ${line.service ?? line.hs6}`} className="flex items-baseline justify-between gap-3">
          <dt className="min-w-0 wrap-anywhere">
            {nameOf(line)} <CertaintyPill certainty={shownCertainty(line, { isCeiling: false })} />
          </dt>
          <dd className="shrink-0">
            {isUnknown(line) ? t("quotes.when-priced") : formatMoney(line.amount, currency, t.language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
