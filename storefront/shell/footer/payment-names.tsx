import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { usePageData } from "../page-data.tsx";

/** Names instead of logos: showing a logo requires a contract with its owner. */
const NAMES: Readonly<Record<ProviderId, readonly string[]>> = {
  [PROVIDER.card]: ["Visa", "Mastercard"],
  [PROVIDER.wallet]: ["PayPal"],
  [PROVIDER.regional]: ["Paysera"],
  [PROVIDER.balance]: [],
};

/** The payment methods of this storefront (PAYMENT-01). */
export const usePaymentNames = (): string[] =>
  usePageData().config.site.payment_processors.flatMap((provider) => NAMES[provider]);

export function PaymentNames() {
  const t = useTranslate();
  const names = usePaymentNames();
  if (names.length === 0) return null;
  return (
    <ul aria-label={t("footer.payment-methods")} className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} className="rounded-tag bg-surface px-2 py-1 text-xs font-semibold text-ink">
          {name}
        </li>
      ))}
    </ul>
  );
}
