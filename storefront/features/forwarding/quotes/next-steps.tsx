import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Panel } from "#ui/panel.tsx";
import { ItemNumber } from "./form/item-editor.tsx";

const STEPS = ["send", "price", "accept", "buy"] as const;

/** The steps of a quote. The payment comes after the price. */
export function NextSteps() {
  const t = useTranslate();
  return (
    <Panel title={t("quotes.steps.title")} titleClassName="mb-4 type-h4">
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
    </Panel>
  );
}
