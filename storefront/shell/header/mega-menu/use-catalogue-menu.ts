import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The menu closes on navigation, Esc, a press outside, and when the focus leaves it. */
export function useCatalogueMenu(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const open = openedAt === key;

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!header.current?.contains(target as Node)) setOpenedAt(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open, header]);

  return {
    open,
    button,
    sheet,
    toggle: () => setOpenedAt(open ? null : key),
    closeByKey(event: KeyboardEvent) {
      if (event.key !== "Escape" || !open) return;
      setOpenedAt(null);
      button.current?.focus();
    },
    closeWhenLeft({ relatedTarget }: FocusEvent) {
      if (!relatedTarget || relatedTarget === button.current || sheet.current?.contains(relatedTarget)) return;
      setOpenedAt(null);
    },
  };
}
