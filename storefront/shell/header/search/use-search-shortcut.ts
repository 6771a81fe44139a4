import { type RefObject, useEffect } from "react";

const writes = "input, textarea, select, [contenteditable=true]";

/** "/" focuses the search field, except from another field or an open modal. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>, onHidden: (() => void) | undefined): void {
  useEffect(() => {
    function focusField(event: KeyboardEvent) {
      const isElsewhere = event.target instanceof Element && event.target.closest(`${writes}, dialog[open]`);
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
      event.preventDefault();
      if (!field.current?.checkVisibility()) return onHidden?.();
      field.current.focus();
      field.current.select();
    }
    document.addEventListener("keydown", focusField);
    return () => document.removeEventListener("keydown", focusField);
  }, [field, onHidden]);
}
