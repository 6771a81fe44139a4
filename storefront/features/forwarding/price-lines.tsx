import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { RequestDetails } from "../../../contracts/shop/forward-requests.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { Pill } from "../../../ui/pill.tsx";
import { landedLineName } from "../../commerce/freight/landed-line-name.ts";

type Line = RequestDetails["lines"][number];

interface PriceLinesProps {
  lines: readonly Line[];
  currency: string;
  /** Before it is packed the freight is the most that it can be. */
  isCeiling: boolean;
}

/** What is paid, line by line; the goods were paid to a shop. */
export function PriceLines({ lines, currency, isCeiling }: PriceLinesProps) {
  const t = useTranslate();
  return (
    <dl className="grid gap-2.5 text-sm tabular-nums">
      {lines
        .filter(({ key }) => key !== "goods")
        .map((line) => (
          <div key={`${line.key} ${line.service ?? line.hs6}`} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0 wrap-anywhere">
              {landedLineName(line, t)} <Certainty line={line} isCeiling={isCeiling} />
            </dt>
            <dd className="shrink-0">{formatMoney(line.amount, currency, t.language)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Certainty({ line: { key, certainty }, isCeiling }: { line: Line; isCeiling: boolean }) {
  const t = useTranslate();
  const word = key === "freight" && isCeiling ? "at-most" : key === "duty" || key === "import_vat" ? certainty : null;
  return word && <Pill dot={false}>{t(`forwarding.certainty.${word}`)}</Pill>;
}
