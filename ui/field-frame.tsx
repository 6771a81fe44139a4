import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface FieldTexts {
  label: string;
  /** Visible to screen readers only, where the context already shows it. */
  hideLabel?: boolean | undefined;
  help?: ReactNode;
  /** Replaces the help and says how to fix the error. */
  error?: ReactNode;
  /** At the end of the label's line, such as "Forgot it?". */
  labelAction?: ReactNode;
}

/** Ids and ARIA attributes that link a control with its label and the line under it. */
export function useFieldControl(texts: FieldTexts, givenId?: string, describedBy?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const lineId = `${id}-line`;
  const hasLine = Boolean(texts.error ?? texts.help);
  return {
    id,
    lineId,
    control: {
      id,
      "aria-invalid": texts.error ? (true as const) : undefined,
      "aria-describedby": classNames(describedBy, hasLine && lineId) || undefined,
    },
  };
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  lineId: string;
  className: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, lineId, className, children, ...texts }: FieldFrameProps) {
  return (
    <div className={classNames("min-w-0", className)}>
      <div className={texts.hideLabel ? "visually-hidden" : "mb-1.5 flex items-baseline justify-between gap-3"}>
        <label htmlFor={id} className="text-sm font-label">
          {texts.label}
        </label>
        {texts.labelAction}
      </div>
      {children}
      <FieldLine id={lineId} help={texts.help} error={texts.error} />
    </div>
  );
}

export function FieldLine({ id, help, error }: { id: string } & Pick<FieldTexts, "help" | "error">) {
  if (error) {
    return (
      <p id={id} className="mt-1.5 flex items-start gap-1.5 text-caption text-bad">
        <CircleAlert aria-hidden="true" className="mt-px size-4" />
        <span>{error}</span>
      </p>
    );
  }
  return help ? (
    <p id={id} className="mt-1.5 text-caption text-ink3">
      {help}
    </p>
  ) : null;
}
