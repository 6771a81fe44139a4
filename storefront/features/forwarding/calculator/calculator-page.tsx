import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { PhoneBar } from "#storefront/shell/header/phone-bar.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { CalculatorResults } from "./calculator-results.tsx";
import { EstimateBar } from "./estimate-actions.tsx";
import type { CalculatorData } from "./load-calculator.ts";
import { SavedEstimates } from "./saved/saved-estimates.tsx";
import { useChangedPrice } from "./saved/use-changed-price.ts";
import { ServiceSwitch } from "./service-switch.tsx";
import { useCalculation } from "./use-calculation.ts";

/** FORWARDING-03: the form at the left, both methods at the right, what was saved below. */
export function CalculatorPage({ data }: { data: CalculatorData }) {
  const t = useTranslate();
  const calculation = useCalculation(data);
  useChangedPrice(data);
  return (
    <>
      <PageHead title={t("calculator.title")} description={t("calculator.text")} />
      <PhoneBar back="/" shareAs={t("calculator.title")}>
        <p className="type-h3 md:hidden">{t("nav.calculator")}</p>
      </PhoneBar>
      <div className="mb-6 flex flex-wrap items-end max-md:mt-5 justify-between gap-x-6 gap-y-4 md:mb-7">
        <div className="min-w-0">
          <h1 className="type-h1">{t("calculator.title")}</h1>
          <p className="mt-1.5 text-ink2">{t("calculator.text")}</p>
        </div>
        <ServiceSwitch />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 tablet:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] xl:gap-10">
        <CalculatorForm data={calculation.shown} calculation={calculation} />
        <CalculatorResults data={calculation.shown} calculation={calculation} />
      </div>
      <SavedEstimates data={data} />
      <EstimateBar data={calculation.shown} calculation={calculation} />
    </>
  );
}
