import { useEffect, useState } from "react";

const SHOW_AFTER_MS = 150;
const MIN_SHOWN_MS = 300;

/** Delays a busy indicator, so that short waits show none, and keeps it long enough to be seen. */
export function useDelayedBusy(isBusy: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (isBusy === (shownAt !== null)) return;
    const waitMs = shownAt === null ? SHOW_AFTER_MS : shownAt + MIN_SHOWN_MS - performance.now();
    const timer = setTimeout(() => setShownAt(isBusy ? performance.now() : null), Math.max(0, waitMs));
    return () => clearTimeout(timer);
  }, [isBusy, shownAt]);
  return shownAt !== null;
}
