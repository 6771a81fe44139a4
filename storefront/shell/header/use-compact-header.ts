import { type FocusEvent, type RefObject, useEffect, useState } from "react";

/** Up to this scroll offset the header is always complete. */
const WHOLE_UNTIL_PX = 120;
/** Smaller movements are ignored, because a finger on the screen is never still. */
const SMALLEST_MOVE_PX = 6;

/** Scrolling down reduces the header to the main row, scrolling up restores it. */
export function useCompactHeader(header: RefObject<HTMLElement | null>, keepWhole: boolean) {
  const [isCompact, setCompact] = useState(false);

  useEffect(() => {
    let lastTop = window.scrollY;
    function follow() {
      const top = Math.max(0, window.scrollY);
      const moved = top - lastTop;
      if (Math.abs(moved) < SMALLEST_MOVE_PX) return;
      lastTop = top;
      if (moved > 0) setCompact(top > WHOLE_UNTIL_PX);
      else if (top <= WHOLE_UNTIL_PX || !wouldHideFocus(header.current)) setCompact(false);
    }
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [header]);

  /** Keyboard focus restores hidden rows. A pressed field does not move. */
  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) && target.matches(":focus-visible")) setCompact(false);
  }

  return { isCompact: isCompact && !keepWhole, onFocus };
}

/** Whether the complete header would cover the focused control. */
function wouldHideFocus(header: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!header || !focused || header.contains(focused) || !focused.matches(":focus-visible")) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < header.offsetHeight;
}
