import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { LENGTH_UNITS, type LengthUnit } from "./size-chart.ts";

const choice =
  "grid min-h-10 min-w-10 cursor-pointer place-items-center rounded-field px-1.5 text-sm text-ink2 transition-colors " +
  "hover:text-ink has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 " +
  "has-focus-visible:outline-pri pointer-coarse:min-h-11 pointer-coarse:min-w-11";

interface LengthUnitSwitchProps {
  unit: LengthUnit;
  onChange: (unit: LengthUnit) => void;
}

export function LengthUnitSwitch({ unit, onChange }: LengthUnitSwitchProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className="relative ms-auto -me-1.5 flex">
      <legend className="visually-hidden">{t("modal.size-chart.unit")}</legend>
      {LENGTH_UNITS.map((each) => (
        <label key={each} className={choice}>
          <input
            type="radio"
            name={name}
            checked={each === unit}
            onChange={() => onChange(each)}
            className="visually-hidden"
          />
          {t(`modal.size-chart.unit.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
