import { useTranslate } from "../../../client/i18n/messages-provider.tsx";

/** Names instead of logos: showing a logo requires a contract with its owner. */
const PAYMENT_NAMES = ["VISA", "Mastercard", "PayPal", "Paysera", "Apple Pay"];

export function PaymentNames() {
  const t = useTranslate();
  return (
    <ul aria-label={t("footer.payment-methods")} className="flex flex-wrap gap-1.5">
      {PAYMENT_NAMES.map((name) => (
        <li key={name} className="rounded-tag bg-surface px-2 py-1 text-xs font-semibold text-ink">
          {name}
        </li>
      ))}
    </ul>
  );
}
