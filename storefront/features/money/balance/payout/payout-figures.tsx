import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PayoutOptions } from "#contracts/shop/money/payouts.ts";
import type { Money } from "#domain/money/money/money.ts";
import { METHOD_NAMES } from "#domain/money/payments/method-name.ts";
import { formatMoney } from "#i18n/format.ts";

/** How much can be paid out, to which top-ups it is refunded, and what stays. */
export function PayoutFigures({ options: { amount, stays, sources, currency } }: { options: PayoutOptions }) {
  const t = useTranslate();
  const formatAmount = (sum: Money) => formatMoney(sum, currency, t.language);
  if (amount === 0 && stays === 0) return null;
  return (
    <div className="grid max-w-[32rem] gap-3 text-ui">
      {amount === 0 && <p>{t("payout.nothing")}</p>}
      <dl className="grid gap-2 tabular-nums">
        {amount > 0 && <Figure name={t("payout.amount")} value={formatAmount(amount)} isStrong />}
        {stays > 0 && <Figure name={t("payout.stays")} value={formatAmount(stays)} />}
      </dl>
      {sources.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">{t("payout.to")}</h3>
          <ul className="mt-1 grid gap-1 text-ink2 tabular-nums">
            {sources.map(({ number, payment_processor_id, amount: share }) => (
              <li key={number} className="flex justify-between gap-4">
                <span>
                  {t("payout.source", { method: t(`payment.method.${METHOD_NAMES[payment_processor_id]}`), number })}
                </span>
                <span>{formatAmount(share)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Figure({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className={isStrong ? "font-semibold" : undefined}>{value}</dd>
    </div>
  );
}
