import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { type Money, toMinor } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";

interface AmountSuggestionsProps {
  amounts: readonly Money[];
  currency: string;
  chosen: Money;
  onChoose: (amount: Money) => void;
}

export function AmountSuggestions({ amounts, currency, chosen, onChoose }: AmountSuggestionsProps) {
  const t = useTranslate();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-sm font-semibold">{t("topup.suggestions")}</legend>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={amount === chosen}
            onClick={() => onChoose(amount)}
            className="min-h-11 cursor-pointer rounded-button border border-line px-3 text-ui font-semibold tabular-nums transition-colors hover:border-line2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-bg"
          >
            {withoutCents(formatMoney(amount, currency, t.language), amount)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** €50 instead of €50.00. */
function withoutCents(formatted: string, amount: Money): string {
  return toMinor(amount) % 100 === 0 ? formatted.replace(/[.,]00/, "") : formatted;
}
