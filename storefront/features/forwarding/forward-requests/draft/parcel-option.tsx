import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Checkbox } from "#ui/checkbox.tsx";

interface ParcelOptionProps {
  number: string;
  facts: readonly string[];
  isChosen: boolean;
  /** It is in another warehouse than the chosen ones: it stays focusable and says why it cannot be chosen. */
  isElsewhere?: boolean;
  onToggle: () => void;
}

/** A parcel that can travel. */
export function ParcelOption({ number, facts, isChosen, isElsewhere = false, onToggle }: ParcelOptionProps) {
  const t = useTranslate();
  return (
    <li className="rounded-card border border-line px-4 py-2">
      <Checkbox
        checked={isChosen}
        aria-disabled={isElsewhere || undefined}
        onChange={() => isElsewhere || onToggle()}
        help={isElsewhere ? t("forwarding.error.warehouses") : undefined}
      >
        <span className="block wrap-anywhere">
          <span className="font-semibold">{number}</span>
          <span className="block text-sm text-ink2">{facts.filter(Boolean).join(" · ")}</span>
        </span>
      </Checkbox>
    </li>
  );
}

/** With it, or without it. */
export const toggled = (numbers: readonly string[], number: string): readonly string[] =>
  numbers.includes(number) ? numbers.filter((each) => each !== number) : [...numbers, number];
