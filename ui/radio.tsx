import type { ComponentProps, ReactNode } from "react";
import { choiceLabelClass } from "./checkbox.tsx";
import { classNames } from "./class-names.ts";

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
}

export const radioMarkClass =
  "m-0 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line2 bg-surface transition-colors " +
  "checked:border-6 checked:border-pri checked:bg-onpri forced-colors:appearance-auto";

export function Radio({ children, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(choiceLabelClass, className)}>
      <input {...rest} type="radio" className={classNames(radioMarkClass, "my-0.5 hover:border-ink2")} />
      <span>{children}</span>
    </label>
  );
}
