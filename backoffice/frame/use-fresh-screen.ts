import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import type { Screen } from "./screens.ts";

/** Another screen begins at its top, and the focus moves to it. Back keeps the position that the browser restores. */
export function useFreshScreen(main: RefObject<HTMLElement | null>, screen: Screen | undefined): void {
  const type = useNavigationType();
  const shown = useRef(screen);
  useEffect(() => {
    // The first screen of all, "/" leads to it, leaves the focus at the top of the document.
    const before = shown.current;
    shown.current = screen;
    if (before === undefined || before === screen || type === "POP") return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, screen, type]);
}
