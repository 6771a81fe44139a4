import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { Panel } from "#ui/panel.tsx";

const STEPS = ["address", "arrival", "forward"] as const;

/** On the first visit, beside the address. */
export function FirstSteps() {
  const t = useTranslate();
  return (
    <Panel as="ol" className="grid content-center gap-5">
      {STEPS.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-soft font-semibold text-softink"
          >
            {index + 1}
          </span>
          <div>
            <p className="text-ui font-semibold">{t(`parcels.step.${step}.title`)}</p>
            <p className="text-sm text-ink2">{t(`parcels.step.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </Panel>
  );
}
