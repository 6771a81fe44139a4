import type { ComponentProps } from "react";
import { ACTION_KEY } from "./calculate-path.ts";
import type { Calculation } from "./use-calculation.ts";

interface FormActionButtonProps extends Omit<ComponentProps<"button">, "type" | "name" | "value" | "onClick"> {
  action: string;
  calculation: Calculation;
}

/** Changes the form: by script at once, else by sending it. */
export function FormActionButton({ action, calculation, ...rest }: FormActionButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      name={ACTION_KEY}
      value={action}
      onClick={(event) => {
        event.preventDefault();
        calculation.act(action);
      }}
    />
  );
}
