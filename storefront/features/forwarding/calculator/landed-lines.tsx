import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Estimate, MethodOffer } from "#contracts/shop/forwarding/calculator.ts";
import type { LandedLine } from "#contracts/shop/forwarding/landed-cost.ts";
import { formatMoney } from "#i18n/format.ts";
import { classNames } from "#ui/class-names.ts";
import { Pill } from "#ui/pill.tsx";
import { lineName } from "./line-name.ts";

type LineKey = LandedLine["key"];

const COLOURS: Readonly<Record<LineKey, string>> = {
  goods: "text-line2/50",
  freight: "text-pri",
  service: "text-pri",
  insurance: "text-info/70",
  storage: "text-info/70",
  duty: "text-acc",
  import_vat: "text-warn/55",
  delivery: "text-pri/55",
};

/** Customs decide on these, so each says how sure it is. */
const WITH_CERTAINTY: readonly LineKey[] = ["duty", "import_vat"];

interface LandedLinesProps {
  offer: MethodOffer;
  estimate: Estimate;
}

/** The shares as a bar, and the same lines in words; they add up to the total. */
export function LandedLines({ offer, estimate }: LandedLinesProps) {
  const t = useTranslate();
  return (
    <>
      <Shares lines={offer.lines} />
      <dl className="mt-4 grid gap-2.5 text-sm tabular-nums">
        {offer.lines.map((line) => (
          <div key={`${line.key} ${line.hs6}`} className="flex items-center gap-x-2.5">
            <dt className="flex min-w-0 grow flex-wrap items-center gap-x-2.5 gap-y-1 text-ink2">
              <span
                aria-hidden="true"
                className={classNames("size-2.5 shrink-0 rounded-xs bg-current", COLOURS[line.key])}
              />
              {lineName(t, line, { method: offer.method, delivery: estimate.delivery })}
              {WITH_CERTAINTY.includes(line.key) && (
                <Pill dot={false} className="min-h-6">
                  {t(`calculator.${line.certainty}`)}
                </Pill>
              )}
              {line.is_recoverable && (
                <Pill dot={false} tone="ok" className="min-h-6">
                  {t("calculator.recoverable")}
                </Pill>
              )}
            </dt>
            <dd className="font-semibold">{formatMoney(line.amount, estimate.currency, t.language)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const BAR = { width: 400, height: 12, gap: 2 };

/** Each line's share of the total, drawn to scale. */
function Shares({ lines }: { lines: readonly LandedLine[] }) {
  const shown = lines.filter(({ amount }) => amount > 0);
  const total = shown.reduce((sum, { amount }) => sum + amount, 0);
  let end = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      className="mt-4 block h-3 w-full rounded-full"
    >
      {shown.map((line) => {
        const start = end;
        end += (line.amount / total) * BAR.width;
        return (
          <rect
            key={`${line.key} ${line.hs6}`}
            x={start}
            width={Math.max(end - start - BAR.gap, 1)}
            height={BAR.height}
            className={classNames("fill-current", COLOURS[line.key])}
          />
        );
      })}
    </svg>
  );
}
