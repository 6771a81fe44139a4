import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { shownCertainty } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { formatMoney } from "#i18n/format.ts";
import { CertaintyPill } from "#storefront/commerce/freight/certainty-pill.tsx";
import { landedLineName } from "#storefront/commerce/freight/landed-line-name.ts";
import { Pill } from "#ui/pill.tsx";

type Line = RequestDetails["lines"][number];

interface PriceLinesProps {
  lines: readonly Line[];
  currency: string;
  /** Before packing, the freight is a maximum. */
  isCeiling: boolean;
  /** Customs have taken duty and import VAT. */
  isSettled?: boolean;
}

/** The lines of the price without the goods, which were paid to a shop. */
export function PriceLines({ lines, currency, isCeiling, isSettled = false }: PriceLinesProps) {
  const t = useTranslate();
  return (
    <dl className="grid gap-2.5 text-sm tabular-nums">
      {lines
        .filter(({ key }) => key !== "goods")
        .map((line) => (
          <div key={`${line.key} ${line.service ?? line.hs6}`} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0 wrap-anywhere">
              {landedLineName(line, t)} <CertaintyPill certainty={shownCertainty(line, { isCeiling, isSettled })} />
              {line.is_recoverable && (
                <Pill dot={false} tone="ok" className="ms-1 min-h-6">
                  {t("calculator.recoverable")}
                </Pill>
              )}
            </dt>
            <dd className="shrink-0">{formatMoney(line.amount, currency, t.language)}</dd>
          </div>
        ))}
    </dl>
  );
}
