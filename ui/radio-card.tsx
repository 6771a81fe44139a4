import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { radioMarkClass } from "./radio-mark.ts";

export interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "title" | "disabled" | "children"> {
  title: ReactNode;
  icon?: ReactNode;
  /** At the end of the first line, such as a price. */
  aside?: ReactNode;
  detail?: ReactNode;
  /** Why this cannot be chosen. The card stays focusable and shows the reason instead of the detail. */
  unavailable?: string;
  /** Below the detail. */
  children?: ReactNode;
}

const card =
  "relative flex min-w-0 gap-3.5 rounded-card border border-line px-4.5 py-4 transition-colors " +
  "hover:border-line2 has-checked:border-pri has-checked:bg-selected has-checked:inset-ring " +
  "has-checked:inset-ring-pri has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pri";

export function RadioCard(props: RadioCardProps) {
  const { title, icon, aside, detail, unavailable, children, className, onClick, ...rest } = props;
  const detailId = useId();
  const line = unavailable ?? detail;
  return (
    <label
      className={classNames(card, unavailable ? "cursor-not-allowed bg-sunk" : "cursor-pointer bg-surface", className)}
    >
      <input
        {...rest}
        type="radio"
        aria-disabled={unavailable ? true : undefined}
        aria-describedby={classNames(rest["aria-describedby"], line ? detailId : null) || undefined}
        className={classNames(radioMarkClass, "my-0.5 focus-visible:outline-none")}
        onClick={(event) => {
          // Cancelling the click reverts the choice but keeps the focus, with the mouse and with arrow keys.
          if (unavailable) event.preventDefault();
          else onClick?.(event);
        }}
      />
      <span className="grid min-w-0 grow content-start">
        <span className={classNames("flex items-center gap-2 font-semibold", unavailable && "text-ink3")}>
          {icon}
          <span className="min-w-0 grow wrap-anywhere">{title}</span>
          {aside && <span>{aside}</span>}
        </span>
        {line && (
          <span id={detailId} className={classNames("text-sm", unavailable ? "text-bad" : "text-ink2")}>
            {line}
          </span>
        )}
        {children}
      </span>
    </label>
  );
}

export interface RadioCardGroupProps {
  legend: string;
  hideLegend?: boolean;
  className?: string;
  children: ReactNode;
}

export function RadioCardGroup({ legend, hideLegend, className, children }: RadioCardGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? "visually-hidden" : "mb-3 type-h4"}>{legend}</legend>
      <div className={classNames("grid gap-3", className)}>{children}</div>
    </fieldset>
  );
}
