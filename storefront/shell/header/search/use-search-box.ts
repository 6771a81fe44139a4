import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

export const SEARCH_LIST_ID = "search-list";

/** The list's state for the field: whether it is shown, and its active option. */
export interface SearchBox {
  isShown: boolean;
  activeId: string | undefined;
}

export interface PopupHandle {
  handleKey(event: KeyboardEvent): void;
}

const CLOSED: SearchBox = { isShown: false, activeId: undefined };

/** The input of the combobox; the list's code loads with the first focus, which may have come before hydration. */
export function useSearchBox(field: RefObject<HTMLInputElement | null>) {
  const popup = useRef<PopupHandle>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [box, setBox] = useState(CLOSED);
  const start = () => {
    setWanted(true);
    setOpen(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened before hydration, once
  useEffect(() => {
    if (field.current !== null && field.current === document.activeElement) start();
  }, []);
  return {
    isWanted,
    popup: { ref: popup, isOpen, setOpen, onBox: setBox },
    input: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": box.isShown,
      "aria-controls": box.isShown ? SEARCH_LIST_ID : undefined,
      "aria-activedescendant": box.activeId,
      onClick: () => setOpen(true),
      onKeyDown: (event: KeyboardEvent) => popup.current?.handleKey(event),
      onFocus: start,
    } as const,
    open: start,
    close: () => setOpen(false),
    closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
}
