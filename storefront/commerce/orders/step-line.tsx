import { Check } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { classNames } from "#ui/class-names.ts";
import { WholeDates } from "#ui/whole-dates.tsx";
import { arrivalText } from "../freight/arrival-texts.ts";

type Step = OrderDetails["steps"][number];

interface StepLineProps {
  order: Pick<OrderDetails, "steps" | "courier">;
  className?: string;
}

/** The six steps of an order: horizontal where there is room, otherwise vertical. */
export function StepLine({ order: { steps, courier }, className }: StepLineProps) {
  return (
    <ol className={classNames("grid md:auto-cols-fr md:grid-flow-col", className)}>
      {steps.map((step, index) => (
        <StepOfLine key={step.name_key} step={step} number={index + 1} next={steps[index + 1]} courier={courier.name} />
      ))}
    </ol>
  );
}

const CIRCLE = {
  // Printers leave backgrounds out.
  done: "border-pri bg-pri text-onpri print:text-pri",
  current: "border-pri bg-surface text-pri ring-4 ring-soft",
  ahead: "border-line2 bg-surface text-ink3",
};

interface StepOfLineProps {
  step: Step;
  number: number;
  next: Step | undefined;
  courier: string;
}

function StepOfLine({ step, number, next, courier }: StepOfLineProps) {
  const t = useTranslate();
  const { state, day } = step;
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="relative flex gap-4 pb-5 last:pb-0 md:block md:pb-0"
    >
      {next && <Segment from={state} />}
      <span
        aria-hidden="true"
        className={classNames(
          "relative grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] text-caption font-semibold",
          CIRCLE[state],
        )}
      >
        {state === "done" ? <Check className="size-4" /> : number}
      </span>
      <div className="min-w-0 pt-0.5 md:pt-2.5 md:pe-3">
        <p className={classNames("text-sm font-semibold", state === "ahead" ? "text-ink2" : "text-ink")}>
          {t(step.name_key as MessageKey, { courier })}
          {state === "done" && <span className="visually-hidden">, {t("order.step.done")}</span>}
        </p>
        {day && (
          <p className="text-caption text-ink3 tabular-nums">
            <WholeDates>{dayText(step, day)}</WholeDates>
          </p>
        )}
      </div>
    </li>
  );
}

function dayText({ state, last_day }: Step, day: string): string {
  if (last_day) return arrivalText(day, last_day);
  return state === "ahead" ? `~ ${day}` : day;
}

/** The line to the next step: done, half done, or ahead. */
function Segment({ from }: { from: Step["state"] }) {
  const filled = { done: "h-full md:w-full", current: "h-1/2 md:w-1/2", ahead: "h-0 md:w-0" }[from];
  return (
    <span
      aria-hidden="true"
      className="absolute top-7 bottom-0 left-3.25 w-0.5 bg-line md:top-3.25 md:bottom-auto md:left-7 md:h-0.5 md:w-[calc(100%-1.75rem)]"
    >
      <span className={classNames("block w-full bg-pri md:h-full", filled)} />
    </span>
  );
}
