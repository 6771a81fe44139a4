import type { ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ProductAxis } from "#contracts/shop/catalogue/catalog.ts";

export interface OptionProps {
  /** Shared by the radios of an axis. */
  name: string;
  option: ProductAxis["options"][number];
  isChosen: boolean;
  isSoldOut: boolean;
  onChoose: () => void;
  /** A sold-out one was pressed. */
  onMiss?: () => void;
}

interface OptionRadioProps extends OptionProps {
  className: string;
  children: ReactNode;
}

/** The radio behind a swatch or a box. A sold-out option stays focusable, is announced as such and cannot be chosen. */
export function OptionRadio({ name, option, isChosen, isSoldOut, className, children, ...on }: OptionRadioProps) {
  const t = useTranslate();
  return (
    <label title={option.label} className={className} data-sold-out={isSoldOut || undefined}>
      <input
        type="radio"
        name={name}
        value={option.id}
        checked={isChosen}
        aria-disabled={isSoldOut || undefined}
        aria-label={isSoldOut ? `${option.label}, ${t("product.sold-out")}` : option.label}
        onChange={() => (isSoldOut ? on.onMiss?.() : on.onChoose())}
        className="visually-hidden"
      />
      {children}
    </label>
  );
}
