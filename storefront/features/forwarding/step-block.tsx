import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";

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
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-4 sm:p-5 md:p-7">
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
    </section>
  );
}
