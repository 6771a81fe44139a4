import type { ComponentProps, ReactNode } from "react";
import { choiceLabelClass } from "./checkbox.tsx";
import { classNames } from "./class-names.ts";
import { radioMarkClass } from "./radio-mark.ts";

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
}

export function Radio({ children, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(choiceLabelClass, className)}>
      <input {...rest} type="radio" className={classNames(radioMarkClass, "my-0.5 hover:border-ink2")} />
      <span>{children}</span>
    </label>
  );
}
