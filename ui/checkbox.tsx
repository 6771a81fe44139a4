import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldLine } from "./field-frame.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  /** The label; may hold links. */
  children: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

export const choiceLabelClass = "inline-flex cursor-pointer items-start gap-2 py-1 pointer-coarse:py-2.5";

export function Checkbox({ children, help, error, className, ...rest }: CheckboxProps) {
  const lineId = useId();
  const hasLine = Boolean(error ?? help);
  return (
    <div className={classNames(className, Boolean(error) && "pb-2") || undefined}>
      <label className={choiceLabelClass}>
        <span className="relative my-0.5 grid size-5 shrink-0 place-items-center text-onpri">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(rest["aria-describedby"], hasLine && lineId) || undefined}
            className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-[min(6px,var(--r-field))] border border-line2 bg-surface transition-colors checked:border-pri checked:bg-pri hover:border-ink2 aria-invalid:border-bad forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none relative hidden size-3.5 stroke-3 peer-checked:block forced-colors:invisible"
          />
        </span>
        <span>{children}</span>
      </label>
      <FieldLine id={lineId} help={help} error={error} />
    </div>
  );
}
