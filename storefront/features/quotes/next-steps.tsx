import { useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ItemNumber } from "./item-editor.tsx";

const STEPS = ["send", "price", "accept", "buy"] as const;

/** The steps of a quote. The payment comes after the price. */
export function NextSteps() {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-5 md:p-6">
      <h2 id={id} className="mb-4 type-h4">
        {t("quotes.steps.title")}
      </h2>
      <ol className="grid gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3 text-sm">
            <ItemNumber number={index + 1} />
            <span>
              <span className="block font-semibold">{t(`quotes.steps.${step}`)}</span>
              <span className="text-ink2">{t(`quotes.steps.${step}-text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
