import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";
import { useUnavailableReason } from "./unavailable-reason.tsx";

export { buttonClass } from "./button-class.ts";

export interface ButtonProps
  extends Omit<ButtonLook, "unavailable">,
    Omit<ComponentProps<"button">, "disabled" | "aria-disabled" | "aria-busy"> {
  busy?: boolean;
  /** Beside the spinner ("Paying…"). Its room is reserved from the start, so that the width never changes. */
  busyLabel?: string;
  /** Why the button cannot be used yet. It stays focusable and shows the reason when pressed. */
  unavailable?: string;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, busy = false, busyLabel, unavailable, className, children, ...rest } = props;
  const labelId = useId();
  const reason = useUnavailableReason(unavailable);
  const blocked = busy || Boolean(unavailable);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) return rest.onClick?.(event);
    event.preventDefault();
    if (unavailable) reason.show();
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, block, unavailable: Boolean(unavailable) }), className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      // The reason is inside the button, so the name has to exclude it.
      aria-labelledby={unavailable ? labelId : rest["aria-labelledby"]}
      aria-describedby={classNames(rest["aria-describedby"], reason.describedBy) || undefined}
      onClick={press}
      onBlur={(event) => {
        reason.hide();
        rest.onBlur?.(event);
      }}
    >
      <ButtonContent busy={busy} busyLabel={busyLabel} id={unavailable ? labelId : undefined}>
        {children}
      </ButtonContent>
      {reason.bubble}
    </button>
  );
}

interface ButtonContentProps {
  id: string | undefined;
  busy: boolean;
  busyLabel: string | undefined;
  children: ReactNode;
}

const layer = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5";

function ButtonContent({ id, busy, busyLabel, children }: ButtonContentProps) {
  // Without a busy label the children stay as the accessible name, only invisible.
  const unseen = busyLabel ? "invisible" : "opacity-0";
  const words = (
    <span id={id} className={classNames(layer, busy && unseen)}>
      {children}
    </span>
  );
  if (!busy && !busyLabel) return words;
  return (
    <span className="grid">
      {words}
      <span className={classNames(layer, !busy && "invisible")}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}
