import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { FieldFrame, type FieldTexts, useFieldControl } from "./field-frame.tsx";

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type"> {
  showText: string;
  hideText: string;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, help, error, labelAction, showText, hideText, className, ...rest } = props;
  const texts = { label, hideLabel, help, error, labelAction };
  const { id, lineId, control } = useFieldControl(texts, rest.id, rest["aria-describedby"]);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...texts} id={id} lineId={lineId} className={className}>
      <div className="relative">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...control}
          type={shown ? "text" : "password"}
          className="field-control pe-13"
        />
        <button
          type="button"
          aria-label={shown ? hideText : showText}
          aria-controls={id}
          className="absolute end-0.5 top-0.5 grid size-11 cursor-pointer place-items-center rounded-field text-ink2 hover:text-ink focus-visible:outline-offset-0"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
