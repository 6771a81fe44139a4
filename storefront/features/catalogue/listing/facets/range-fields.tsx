import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Range } from "#domain/catalogue/listing/selected-filters.ts";
import { typedRange } from "#domain/catalogue/listing/typed-range.ts";
import { plainDecimal } from "#domain/shared/forms/typed-number.ts";
import { classNames } from "#ui/class-names.ts";
import type { Bounds } from "./range-slider.tsx";

interface RangeFieldsProps {
  bounds: Bounds;
  range: Range;
  symbol: string;
  isSymbolFirst: boolean;
  onChange: (range: Range) => void;
}

/** CATALOG-12: text that is not a number means no bound. */
function readBound(text: string): number | null {
  const value = Number.parseFloat(plainDecimal(text) ?? "");
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** Applied on Enter or on blur. */
export function RangeFields({ bounds, range, onChange, ...currency }: RangeFieldsProps) {
  const t = useTranslate();
  return (
    <div className="mt-3 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <BoundField
        label={t("listing.price-from")}
        {...currency}
        value={range.min ?? bounds.min}
        onCommit={(min) => onChange(typedRange({ ...range, min }, bounds))}
      />
      <span aria-hidden="true" className="text-ink3">
        –
      </span>
      <BoundField
        label={t("listing.price-to")}
        {...currency}
        value={range.max ?? bounds.max}
        onCommit={(max) => onChange(typedRange({ ...range, max }, bounds))}
      />
    </div>
  );
}

interface BoundFieldProps {
  label: string;
  symbol: string;
  isSymbolFirst: boolean;
  value: number;
  onCommit: (value: number | null) => void;
}

function BoundField({ label, symbol, isSymbolFirst, value, onCommit }: BoundFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  // Uncontrolled: the slider overwrites the field, but typing is kept until it is committed, also what was typed before hydration.
  useEffect(() => {
    if (field.current && shown.current !== value) field.current.value = String(value);
    shown.current = value;
  }, [value]);
  const commit = (typed: string) => {
    if (typed !== String(value)) onCommit(readBound(typed));
  };
  const commitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") commit(event.currentTarget.value);
  };
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className={classNames(
          "pointer-events-none absolute inset-y-0 grid place-items-center text-ui",
          isSymbolFirst ? "start-3.5" : "end-3.5",
        )}
      >
        {symbol}
      </span>
      <input
        ref={field}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={String(value)}
        onBlur={(event) => commit(event.currentTarget.value)}
        onKeyDown={commitOnEnter}
        className={classNames("field-control min-h-11 py-2", isSymbolFirst ? "ps-8" : "pe-8")}
      />
    </div>
  );
}
