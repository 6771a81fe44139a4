import { useEffect, useState } from "react";

const SHOWN_AFTER_MS = 150;
const SHOWN_AT_LEAST_MS = 300;

/** Whether to show that something takes time: not for a moment's wait, and once shown long enough to be seen. */
export function useSlowBusy(isBusy: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (isBusy === (shownAt !== null)) return;
    const waitMs = shownAt === null ? SHOWN_AFTER_MS : shownAt + SHOWN_AT_LEAST_MS - performance.now();
    const timer = setTimeout(() => setShownAt(isBusy ? performance.now() : null), Math.max(0, waitMs));
    return () => clearTimeout(timer);
  }, [isBusy, shownAt]);
  return shownAt !== null;
}
