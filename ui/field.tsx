import { ChevronDown, Lock } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, useFieldControl } from "./field-frame.tsx";

interface Affixes {
  /** An icon or a short unit inside the field. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

export interface TextFieldProps extends FieldTexts, Affixes, ComponentProps<"input"> {}

export function TextField({ leading, trailing, className, ...props }: TextFieldProps) {
  const { texts, rest } = splitTexts(props);
  const { id, lineId, control } = useFieldControl(texts, rest.id, rest["aria-describedby"]);
  const end = trailing ?? (rest.readOnly ? <Lock aria-hidden="true" /> : undefined);
  return (
    <FieldFrame {...texts} id={id} lineId={lineId} className={className}>
      <FieldBox leading={leading} trailing={end}>
        <input
          {...rest}
          {...control}
          className={classNames("field-control", leading ? "ps-11" : "", end ? "pe-12" : "")}
        />
      </FieldBox>
    </FieldFrame>
  );
}

export interface TextareaFieldProps extends FieldTexts, ComponentProps<"textarea"> {}

export function TextareaField({ className, ...props }: TextareaFieldProps) {
  const { texts, rest } = splitTexts(props);
  const { id, lineId, control } = useFieldControl(texts, rest.id, rest["aria-describedby"]);
  return (
    <FieldFrame {...texts} id={id} lineId={lineId} className={className}>
      <textarea rows={4} {...rest} {...control} className="field-control block resize-y" />
    </FieldFrame>
  );
}

export interface SelectFieldProps extends FieldTexts, ComponentProps<"select"> {}

export function SelectField({ className, children, ...props }: SelectFieldProps) {
  const { texts, rest } = splitTexts(props);
  const { id, lineId, control } = useFieldControl(texts, rest.id, rest["aria-describedby"]);
  return (
    <FieldFrame {...texts} id={id} lineId={lineId} className={className}>
      <FieldBox trailing={<ChevronDown aria-hidden="true" />}>
        <select {...rest} {...control} className="field-control cursor-pointer pe-11">
          {children}
        </select>
      </FieldBox>
    </FieldFrame>
  );
}

const affix = "pointer-events-none absolute inset-y-0 grid place-items-center text-ink2 [&_svg]:size-4.5";

function FieldBox({ leading, trailing, children }: Affixes & { children: ReactNode }) {
  return (
    <div className="relative">
      {leading && <span className={classNames(affix, "start-0 ps-4")}>{leading}</span>}
      {children}
      {trailing && <span className={classNames(affix, "end-0 pe-4")}>{trailing}</span>}
    </div>
  );
}

function splitTexts<P extends FieldTexts>(props: P) {
  const { label, hideLabel, help, error, labelAction, ...rest } = props;
  return { texts: { label, hideLabel, help, error, labelAction }, rest };
}
