import { HISTORY_PAGE_SIZE } from "#domain/money/balance/entry.ts";
import { PageLinks } from "#storefront/shell/navigation/page-links.tsx";
import { BalanceChart } from "./balance-chart.tsx";
import { balancePath, isFiltered } from "./balance-query.ts";
import { BalanceSummaryCard } from "./balance-summary-card.tsx";
import { HistoryCards } from "./history-cards.tsx";
import { HistoryHead } from "./history-head.tsx";
import { HistoryTable } from "./history-table.tsx";
import type { BalanceData } from "./load-balance.ts";
import { NoHistory } from "./no-history.tsx";
import { PayoutSection } from "./payout/payout-section.tsx";

/** ACCOUNT-02 */
export function BalanceView({ query, summary, history, payout }: BalanceData) {
  // Before the first entry there is nothing to chart, filter or download.
  if (history.total === 0 && !isFiltered(query)) {
    return (
      <div className="grid gap-5">
        <BalanceSummaryCard summary={summary} />
        <NoHistory query={query} />
      </div>
    );
  }
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <BalanceSummaryCard summary={summary} />
        <BalanceChart months={summary.months} currency={summary.balance.currency} />
      </div>
      <PayoutSection options={payout} />
      <HistoryHead query={query} />
      {history.total === 0 ? <NoHistory query={query} /> : <History query={query} history={history} />}
    </>
  );
}

function History({ query, history: { items, currency, total } }: Pick<BalanceData, "query" | "history">) {
  return (
    <>
      <HistoryTable entries={items} currency={currency} />
      <HistoryCards entries={items} currency={currency} />
      <PageLinks
        page={query.page}
        pageSize={HISTORY_PAGE_SIZE}
        total={total}
        pathOf={(page) => balancePath({ ...query, page })}
        className="mt-6"
      />
    </>
  );
}
