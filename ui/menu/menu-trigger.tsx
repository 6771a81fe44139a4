import { ChevronDown } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../class-names.ts";

export interface MenuTriggerLook {
  trigger: ReactNode;
  /** The button's accessible name, where its content does not say enough. */
  triggerLabel?: string;
  /** Replaces the plain look; `buttonClass()` makes it a button. */
  triggerClassName?: string;
  hideChevron?: boolean;
}

interface MenuTriggerProps extends MenuTriggerLook {
  ref: RefObject<HTMLButtonElement | null>;
  open: boolean;
  panelId: string;
  popup?: "listbox";
  onToggle: () => void;
}

export function MenuTrigger({ ref, open, panelId, popup, onToggle, ...look }: MenuTriggerProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={look.triggerLabel}
      aria-haspopup={popup}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      className={look.triggerClassName ?? "inline-flex min-h-11 cursor-pointer items-center gap-1.5"}
      onClick={onToggle}
    >
      {look.trigger}
      {!look.hideChevron && (
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4 transition-transform duration-move", open && "rotate-180")}
        />
      )}
    </button>
  );
}
