import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";

const STEPS = ["items", "summary"] as const;

/** Where one is between the list and sending it. */
export function FormSteps({ current }: { current: 1 | 2 }) {
  const t = useTranslate();
  return (
    <ol className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index + 1 === current ? "step" : undefined}
          className={classNames("flex items-center gap-2", index + 1 === current ? "font-semibold" : "text-ink2")}
        >
          <span
            aria-hidden="true"
            className={classNames(
              "grid size-7 place-items-center rounded-full border text-caption font-semibold",
              index + 1 <= current ? "border-pri bg-pri text-onpri" : "border-line2 bg-surface",
            )}
          >
            {index + 1}
          </span>
          {t(`quotes.form.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
