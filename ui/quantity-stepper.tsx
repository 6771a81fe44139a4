import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useUnavailableReason } from "./unavailable-reason.tsx";

export interface QuantityStepperProps {
  /** The accessible name of the group. */
  label: string;
  value: number;
  /** The value after a step; the current value at the limit. */
  less: { label: string; to: number; refusal: string };
  more: { label: string; to: number; refusal: string };
  onChange: (value: number) => void;
  size?: "sm" | "md";
}

const heights = { sm: "min-h-11", md: "min-h-14 px-1.5" };

/** − 1 +: a step at its limit stays focusable and shows the reason. */
export function QuantityStepper({ label, value, less, more, onChange, size = "md" }: QuantityStepperProps) {
  return (
    <fieldset className="relative">
      <legend className="visually-hidden">{label}</legend>
      <div className={`flex items-center rounded-button border border-line2 bg-surface ${heights[size]}`}>
        <Step {...less} value={value} onChange={onChange} icon={<Minus aria-hidden="true" />} />
        <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
          {value}
        </output>
        <Step {...more} value={value} onChange={onChange} icon={<Plus aria-hidden="true" />} />
      </div>
    </fieldset>
  );
}

interface StepProps {
  label: string;
  to: number;
  refusal: string;
  value: number;
  onChange: (value: number) => void;
  icon: ReactNode;
}

function Step({ label, to, refusal, value, onChange, icon }: StepProps) {
  const isAtLimit = to === value;
  const reason = useUnavailableReason(isAtLimit ? refusal : undefined);
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtLimit || undefined}
      aria-describedby={reason.describedBy}
      onClick={() => (isAtLimit ? reason.show() : onChange(to))}
      onBlur={reason.hide}
      // Left-aligned with the button: centred, it would overflow the edge of a phone's screen.
      className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-button transition-colors hover:text-pri aria-disabled:cursor-not-allowed aria-disabled:text-ink3 [&_svg]:size-4.5 [&>span]:left-0 [&>span]:translate-x-0"
    >
      {icon}
      {reason.bubble}
    </button>
  );
}
