import { type RefObject, useEffect, useRef } from "react";

const writes = "input, textarea, select, [contenteditable=true]";

/** "/" leads to the search field from anywhere but another field or an open modal. */
export function useSearchShortcut(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function focusField(event: KeyboardEvent) {
      const isElsewhere = event.target instanceof Element && event.target.closest(`${writes}, dialog[open]`);
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener("keydown", focusField);
    return () => document.removeEventListener("keydown", focusField);
  }, []);
  return field;
}
