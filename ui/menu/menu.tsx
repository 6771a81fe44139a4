import { type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { menuPanelClass } from "./menu-look.ts";
import { MenuTrigger, type MenuTriggerLook } from "./menu-trigger.tsx";
import { useDisclosure } from "./use-disclosure.ts";

export { menuItemClass } from "./menu-look.ts";

export interface MenuProps extends MenuTriggerLook {
  align?: "start" | "end";
  className?: string;
  panelClassName?: string;
  /** Links and buttons in `menuItemClass()`. Pressing one closes the menu. */
  children: ReactNode;
}

/** A disclosure, not an ARIA menu: it holds ordinary links, so screen readers keep their usual keys. */
export function Menu({ align = "start", className, panelClassName, children, ...look }: MenuProps) {
  const { open, setOpen, root, trigger, panel, rootEvents } = useDisclosure();
  const panelId = useId();

  function closeOnChoice(event: MouseEvent) {
    if ((event.target as Element).closest("a, button")) setOpen(false);
  }

  return (
    <div ref={root} className={classNames("relative", className)} {...rootEvents}>
      <MenuTrigger {...look} ref={trigger} open={open} panelId={panelId} onToggle={() => setOpen(!open)} />
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, has no action of its own.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too.
        <div ref={panel} id={panelId} onClick={closeOnChoice} className={menuPanelClass(align, panelClassName)}>
          {children}
        </div>
      )}
    </div>
  );
}
