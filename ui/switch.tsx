import type { ComponentProps, ReactNode } from "react";
import { choiceLabelClass } from "./checkbox.tsx";
import { classNames } from "./class-names.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  children: ReactNode;
}

export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(choiceLabelClass, className)}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox brings its checked state to the role by itself.
        role="switch"
        className="relative -my-px h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-line2 transition-colors duration-move before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-surface before:transition-transform before:duration-move checked:bg-pri checked:before:translate-x-4.5 checked:before:bg-onpri forced-colors:appearance-auto forced-colors:before:hidden"
      />
      <span>{children}</span>
    </label>
  );
}
