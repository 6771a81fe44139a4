import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { add, type Money } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { Panel } from "#ui/panel.tsx";

interface TopUpFiguresProps {
  available: Money;
  amount: Money;
  fee: Money;
  currency: string;
  children: ReactNode;
}

export function TopUpFigures({ available, amount, fee, currency, children }: TopUpFiguresProps) {
  const t = useTranslate();
  const formatAmount = (sum: Money) => formatMoney(sum, currency, t.language);
  return (
    <Panel aria-label={t("topup.summary")} className="grid gap-5">
      <dl className="grid gap-2.5 text-sm tabular-nums">
        <Row name={t("topup.now")}>{formatAmount(available)}</Row>
        <Row name={t("topup.added")}>{formatAmount(amount)}</Row>
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="type-h4">{t("topup.after")}</dt>
          <dd className="text-xl font-bold">{formatAmount(add(available, amount))}</dd>
        </div>
        {fee > 0 && <Row name={t("topup.fee")}>{formatAmount(fee)}</Row>}
      </dl>
      {children}
    </Panel>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
