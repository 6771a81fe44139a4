import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";

interface StepBlockProps {
  number: number;
  title: string;
  isDone: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** One block of the page: a tick once it is complete, its number before. */
export function StepBlock({ number, title, isDone, action, children }: StepBlockProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Panel padding="step" aria-labelledby={id}>
      <div className="mb-4 flex items-center gap-x-3">
        <span
          aria-hidden="true"
          className={classNames(
            "grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold",
            isDone ? "bg-soft text-softink" : "bg-pri text-onpri",
          )}
        >
          {isDone ? <Check className="size-4.5" /> : number}
        </span>
        <h2 id={id} className="min-w-0 grow type-h3">
          {title}
          {isDone && <span className="visually-hidden">, {t("order.step.done")}</span>}
        </h2>
        {action}
      </div>
      {children}
    </Panel>
  );
}
