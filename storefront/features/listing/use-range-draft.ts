import { useEffect, useEffectEvent, useState } from "react";
import type { Range } from "../../../domain/listing/selected-filters.ts";

const DEBOUNCE_MS = 350;

/** A range that is being dragged is applied once it has not moved for a while. */
export function useRangeDraft(applied: Range, choose: (range: Range) => void) {
  const [moved, setMoved] = useState<Range | null>(null);
  const apply = useEffectEvent((range: Range) => {
    setMoved(null);
    if (range.min !== applied.min || range.max !== applied.max) choose(range);
  });
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => apply(moved), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  return { range: moved ?? applied, change: setMoved };
}
