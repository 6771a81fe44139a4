import { useEffect, useId, useState } from "react";

const readingTimeMs = 6000;

/** What a control that cannot be used yet says: read with it by screen readers, shown to everyone when pressed. */
export function useUnavailableReason(reason: string | undefined) {
  const id = useId();
  const [told, setTold] = useState(false);

  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(false), readingTimeMs);
    return () => clearTimeout(timer);
  }, [told]);

  const look = told
    ? "absolute bottom-full left-1/2 z-30 mb-2 w-max max-w-72 -translate-x-1/2 rounded-field bg-ink px-3 py-2 text-start text-sm font-normal text-bg shadow-sh2"
    : "visually-hidden";
  return {
    describedBy: reason ? id : undefined,
    tell: () => setTold(true),
    hush: () => setTold(false),
    bubble: reason ? (
      <span id={id} className={look}>
        {reason}
      </span>
    ) : null,
  };
}
