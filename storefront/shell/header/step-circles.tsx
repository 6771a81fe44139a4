import { Check } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { HEADER_COMPOSITION } from "../../themes/theme-composition.ts";
import { usePageData } from "../page-data.tsx";
import type { StepState } from "./checkout-position.ts";

const ON_PLAIN = {
  line: { done: "bg-pri", ahead: "bg-line" },
  circle: {
    done: "border-soft bg-soft text-softink",
    current: "border-pri bg-pri text-onpri",
    ahead: "border-line2",
  },
};

/** On a coloured header only its ink has enough contrast. */
const ON_COLOUR: typeof ON_PLAIN = {
  line: { done: "bg-header-ink", ahead: "bg-header-ink/30" },
  circle: {
    done: "border-header-ink text-header-ink",
    current: "border-header-ink bg-header-ink text-header",
    ahead: "border-header-ink/60",
  },
};

export function useStepLook(): typeof ON_PLAIN {
  return HEADER_COMPOSITION[usePageData().config.site.theme].coloured ? ON_COLOUR : ON_PLAIN;
}

interface StepCirclesProps {
  label: string;
  steps: readonly { name: string; state: StepState }[];
}

/** Numbered circles in the header of wide screens. */
export function StepCircles({ label, steps }: StepCirclesProps) {
  const t = useTranslate();
  const look = useStepLook();
  return (
    <nav aria-label={label} className="min-w-0 max-tablet:hidden">
      <ol className="flex flex-wrap items-center gap-2.5">
        {steps.map(({ name, state }, index) => (
          <li
            key={name}
            aria-current={state === "current" ? "step" : undefined}
            className="flex items-center gap-2.5 text-sm font-label"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classNames("h-0.5 w-5 xl:w-10", look.line[state === "ahead" ? "ahead" : "done"])}
              />
            )}
            <span
              className={classNames(
                "grid size-7 place-items-center rounded-full border text-caption font-semibold",
                look.circle[state],
              )}
            >
              {state === "done" ? <Check aria-hidden="true" className="size-4" /> : index + 1}
            </span>
            <span className={classNames(state === "ahead" && "text-header-ink/80")}>
              {name}
              {state === "done" && <span className="visually-hidden">, {t("order.step.done")}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
