import { useEffect, useEffectEvent, useState } from "react";
import type { Range } from "#domain/catalogue/listing/selected-filters.ts";

const DEBOUNCE_MS = 350;

interface Moved {
  range: Range;
  /** It was chosen; until the listing has it, a change of the other bound goes out from it. */
  isSent: boolean;
}

/** A range that is being dragged is applied once it has not moved for a while. */
export function useRangeDraft(applied: Range, choose: (range: Range) => void) {
  const [moved, setMoved] = useState<Moved | null>(null);
  const apply = useEffectEvent((range: Range) => {
    const isOther = range.min !== applied.min || range.max !== applied.max;
    setMoved(isOther ? { range, isSent: true } : null);
    if (isOther) choose(range);
  });
  useEffect(() => {
    if (!moved || moved.isSent) return;
    const timer = setTimeout(() => apply(moved.range), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever another range is applied
  useEffect(() => setMoved((now) => (now?.isSent ? null : now)), [applied.min, applied.max]);
  return { range: moved?.range ?? applied, change: (range: Range) => setMoved({ range, isSent: false }) };
}
