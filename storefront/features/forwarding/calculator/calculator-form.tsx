import type { SyntheticEvent } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { countryName } from "#i18n/display-names.ts";
import { formatMoney } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { panelClass } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";
import { BoxList } from "./box-list.tsx";
import { GoodsFields } from "./goods-fields.tsx";
import type { CalculatorData } from "./load-calculator.ts";
import { TypicalItemChoice } from "./typical-item-choice.tsx";
import type { Calculation } from "./use-calculation.ts";

export interface FormPartProps {
  data: CalculatorData;
  calculation: Calculation;
}

/** Sent by GET: without scripts the browser loads the page of the typed values. */
export function CalculatorForm({ data, calculation }: FormPartProps) {
  const t = useTranslate();
  const { typed, change, submit } = calculation;
  const included = formatMoney(data.choices.insurance_included, data.choices.currency, t.language);

  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    submit();
  }

  return (
    <form
      action={withLocale("/calculate", t.language)}
      onSubmit={send}
      noValidate
      aria-label={t("nav.calculator")}
      className={panelClass("widest", "grid grid-cols-1 gap-6")}
    >
      {/* The submit button for Enter: the other buttons change the form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="hidden" />
      <Places data={data} calculation={calculation} />
      <BoxList data={data} calculation={calculation} />
      <TypicalItemChoice data={data} calculation={calculation} />
      <GoodsFields data={data} calculation={calculation} />
      <div className="grid gap-3">
        <Switch
          name="insured"
          value="1"
          checked={typed.isInsured}
          onChange={(event) => change({ ...typed, isInsured: event.target.checked })}
        >
          <span className="block font-label">{t("calculator.insure")}</span>
          <span className="block text-caption text-ink3">{t("calculator.insure-included", { amount: included })}</span>
        </Switch>
        <Switch
          name="business"
          value="1"
          checked={typed.isBusiness}
          onChange={(event) => change({ ...typed, isBusiness: event.target.checked })}
        >
          <span className="block font-label">{t("calculator.business")}</span>
          <span className="block text-caption text-ink3">{t("calculator.business-text")}</span>
        </Switch>
      </div>
      <noscript>
        <Button type="submit" block>
          {t("calculator.calculate")}
        </Button>
      </noscript>
    </form>
  );
}

function Places({ data: { choices }, calculation: { typed, change } }: FormPartProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField
        name="from"
        label={t("calculator.from")}
        value={typed.from}
        onChange={(event) => change({ ...typed, from: event.target.value })}
      >
        {choices.warehouses.map(({ code, name, country_code }) => (
          <option key={code} value={code}>
            {countryName(country_code, t.language)}, {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="to"
        label={t("calculator.to")}
        value={typed.to}
        onChange={(event) => change({ ...typed, to: event.target.value })}
      >
        {choices.countries.map(({ iso_code }) => (
          <option key={iso_code} value={iso_code}>
            {countryName(iso_code, t.language)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
