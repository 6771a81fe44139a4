import type { Money } from "../../../../domain/money/money.ts";
import { formatMoney } from "../../../../i18n/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useTranslate } from "../../../i18n/messages-provider.tsx";

interface AmountSuggestionsProps {
  amounts: readonly Money[];
  currency: string;
  chosen: Money;
  onChoose: (amount: Money) => void;
}

/** Amounts that need no typing. */
export function AmountSuggestions({ amounts, currency, chosen, onChoose }: AmountSuggestionsProps) {
  const t = useTranslate();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-sm font-semibold">{t("topup.suggestions")}</legend>
      <div className="flex flex-wrap gap-2.5">
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={amount === chosen}
            onClick={() => onChoose(amount)}
            className={classNames(
              "min-h-11 cursor-pointer rounded-full border px-4.5 text-ui font-semibold tabular-nums transition-colors",
              amount === chosen ? "border-pri bg-soft text-softink" : "border-line2 hover:border-ink",
            )}
          >
            {formatMoney(amount, currency, t.language)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
