import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatDecimal } from "#i18n/format.ts";

interface RateLineProps {
  /** Millionths per euro, by currency. */
  rates: Readonly<Record<string, number>>;
  currency: string;
  isLocked?: boolean;
}

/** The rate of each shop's currency in the quote's currency. */
export function RateLine({ rates, currency, isLocked = false }: RateLineProps) {
  const t = useTranslate();
  const own = rates[currency];
  const others = Object.entries(rates).filter(([iso]) => iso !== currency);
  if (!own || others.length === 0) return null;
  const worth = (rate: number) => formatDecimal(own / rate, t.language, { least: 4, most: 4 });
  const shown = others.map(([iso, rate]) => `1 ${iso} = ${worth(rate)} ${currency}`).join(", ");
  return (
    <p className="mt-1 text-caption text-ink2 tabular-nums">
      {isLocked ? t("quotes.rate-locked", { rates: shown }) : shown}
    </p>
  );
}
