import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StatedWithdrawal } from "#contracts/shop/aftersales/withdrawals.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";

/** The buyer, the order, and the time of the statement once it is confirmed. */
export function StatedFacts({ withdrawal }: { withdrawal: StatedWithdrawal }) {
  const t = useTranslate();
  const { deadline } = useMomentText();
  const { name, order_number, email, confirmed_at } = withdrawal;
  const facts = [
    [t("withdrawal.name"), name],
    [t("withdrawal.number"), order_number],
    [t("withdrawal.email"), email],
    ...(confirmed_at ? [[t("withdrawal.stated-at"), deadline(confirmed_at)]] : []),
  ];
  return (
    <dl className="grid gap-3 text-ui sm:grid-cols-[auto_1fr] sm:gap-x-6">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0 sm:contents">
          <dt className="text-ink2">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
