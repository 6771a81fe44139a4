import { useEffect, useId, useState } from "react";

const readingTimeMs = 6000;

/** Why a control cannot be used yet: its description for screen readers, and shown to everyone when pressed. */
export function useUnavailableReason(reason: string | undefined) {
  const id = useId();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), readingTimeMs);
    return () => clearTimeout(timer);
  }, [shown]);

  const look = shown
    ? "absolute bottom-full left-1/2 z-30 mb-2 w-max max-w-72 -translate-x-1/2 rounded-field bg-ink px-3 py-2 text-start text-sm font-normal text-bg shadow-sh2"
    : "visually-hidden";
  return {
    describedBy: reason ? id : undefined,
    show: () => setShown(true),
    hide: () => setShown(false),
    bubble: reason ? (
      <span id={id} className={look}>
        {reason}
      </span>
    ) : null,
  };
}
