import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { BalanceSummary } from "#contracts/shop/money/balance.ts";
import type { Money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { Panel } from "#ui/panel.tsx";
import { chartBars } from "./chart-bars.ts";

const FRAME = { width: 480, height: 180, gap: 10 };

interface BalanceChartProps {
  months: BalanceSummary["months"];
  currency: string;
}

/** The balance at the end of each month; screen readers get a table instead. */
export function BalanceChart({ months, currency }: BalanceChartProps) {
  const t = useTranslate();
  const { bars, barWidth, largest } = chartBars(months, FRAME);
  const formatAmount = (amount: Money) => formatMoney(amount, currency, t.language);
  return (
    <Panel as="figure" padding="none" className="flex flex-col p-6">
      <figcaption className="type-h4">{t("balance.chart.title")}</figcaption>
      <p
        aria-hidden="true"
        className="mt-3 mb-2 border-b border-dashed border-line text-caption text-ink3 tabular-nums"
      >
        {formatAmount(largest)}
      </p>
      <svg aria-hidden="true" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className="w-full grow overflow-visible">
        {bars.map(({ month, balance, x, y, height }, index) => (
          <rect
            key={month}
            x={x}
            y={y}
            width={barWidth}
            height={height}
            rx={Math.min(4, height / 2)}
            className={index === bars.length - 1 ? "fill-pri" : "fill-pri/35 hover:fill-pri/60"}
          >
            <title>{`${month}: ${formatAmount(balance)}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-caption text-ink2 tabular-nums">
        <span>{months[0]?.month}</span>
        <span>{months.at(-1)?.month}</span>
      </div>
      <MonthTable months={months} currency={currency} />
    </Panel>
  );
}

function MonthTable({ months, currency }: BalanceChartProps) {
  const t = useTranslate();
  return (
    <table className="visually-hidden">
      <caption>{t("balance.chart.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("balance.chart.month")}</th>
          <th scope="col">{t("balance.chart.balance")}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, end_balance }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{formatMoney(end_balance, currency, t.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
