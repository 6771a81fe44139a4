import { type FocusEvent, type RefObject, useEffect, useState } from "react";

/** Nearer to the top the header is always whole. */
const WHOLE_UNTIL_PX = 120;
/** Less than this is a trembling finger. */
const SMALLEST_MOVE_PX = 6;

/** Scrolling down leaves only the main row, scrolling up brings the whole header back. */
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

  /** Keyboards reach every entry: the rows that are away come back. A pressed field stays where it was pressed. */
  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) && target.matches(":focus-visible")) setCompact(false);
  }

  return { isCompact: isCompact && !keepWhole, onFocus };
}

/** Whether the control that a keyboard has just brought into view would lie under the whole header. */
function wouldHideFocus(header: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!header || !focused || header.contains(focused) || !focused.matches(":focus-visible")) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < header.offsetHeight;
}
