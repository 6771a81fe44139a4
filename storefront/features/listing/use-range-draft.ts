import { useEffect, useEffectEvent, useState } from "react";
import type { Range } from "../../../domain/listing/selected-filters.ts";

const SETTLED_AFTER_MS = 350;

/** A range while it is being moved: it is chosen once it has come to rest. */
export function useRangeDraft(applied: Range, choose: (range: Range) => void) {
  const [moved, setMoved] = useState<Range | null>(null);
  const settle = useEffectEvent((range: Range) => {
    setMoved(null);
    if (range.min !== applied.min || range.max !== applied.max) choose(range);
  });
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => settle(moved), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  return { range: moved ?? applied, change: setMoved };
}
