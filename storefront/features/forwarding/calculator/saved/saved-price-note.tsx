import { History } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { useMomentText } from "#storefront/shell/use-moment-text.ts";
import { Note } from "#ui/note.tsx";
import type { CalculatorData } from "../load-calculator.ts";
import { openedOf, priceChange } from "./saved-price.ts";

/** The same as the modal says, for a browser without scripts and for later. */
export function SavedPriceNote({ data }: { data: CalculatorData }) {
  const t = useTranslate();
  const { day } = useMomentText();
  const opened = openedOf(data);
  const change = opened && priceChange(opened);
  if (!opened || !change) return null;
  const format = (amount: typeof change.now.total) => formatMoney(amount, opened.currency, t.language);
  return (
    <Note tone="warn" icon={<History aria-hidden="true" />}>
      {t("calculator.saved.changed", {
        day: day(opened.saved_at),
        before: format(change.before.total),
        now: format(change.now.total),
      })}
    </Note>
  );
}
