import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

const items = "[role=option], a[href], button:not(:disabled)";

/** Opening, closing and arrow keys of a button with a panel under it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  function closeToTrigger() {
    setOpen(false);
    trigger.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      // Otherwise Esc would also close the modal around this menu.
      event.preventDefault();
      event.stopPropagation();
      return closeToTrigger();
    }
    if (!open && event.key === "ArrowDown") {
      event.preventDefault();
      return setOpen(true);
    }
    if (open && panel.current && moveFocus(panel.current, event.key)) event.preventDefault();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return { open, setOpen, closeToTrigger, root, trigger, panel, rootEvents: { onKeyDown, onBlur } };
}

function moveFocus(panel: HTMLElement, key: string): boolean {
  const all = [...panel.querySelectorAll<HTMLElement>(items)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const target = all.at(nextIndex(key, at, all));
  if (!target || nextIndex(key, at, all) === at) return false;
  target.focus();
  return true;
}

function nextIndex(key: string, at: number, all: HTMLElement[]): number {
  if (key === "ArrowDown") return (at + 1) % all.length;
  if (key === "ArrowUp") return at <= 0 ? all.length - 1 : at - 1;
  if (key === "Home") return 0;
  if (key === "End") return all.length - 1;
  if (key.length !== 1 || key === " ") return at;
  const startsWithKey = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  const after = all.findIndex((item, index) => index > at && startsWithKey(item));
  const found = after >= 0 ? after : all.findIndex(startsWithKey);
  return found >= 0 ? found : at;
}
