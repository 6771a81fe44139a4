import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { MOST_VALUE } from "#domain/forwarding/calculator/limits.ts";
import { formatCode } from "#domain/forwarding/customs/search-codes.ts";
import { toMinor } from "#domain/money/money/money.ts";
import { formatCount } from "#i18n/format.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import type { FormPartProps } from "./calculator-form.tsx";

export function GoodsFields({ data: { choices, problems }, calculation: { typed, change } }: FormPartProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        name="value"
        label={t("calculator.value")}
        value={typed.value}
        onChange={(event) => change({ ...typed, value: event.target.value })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        trailing={<span className="text-sm">{choices.currency}</span>}
        error={problems.value && t("calculator.error.value", { most: formatCount(toMinor(MOST_VALUE) / 100) })}
      />
      <SelectField
        name="code"
        label={t("calculator.kind")}
        value={typed.code}
        onChange={(event) => change({ ...typed, code: event.target.value })}
      >
        {choices.codes.map(({ hs6, name }) => (
          <option key={hs6} value={hs6}>
            {t("calculator.kind-code", { name, code: formatCode(hs6) })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
