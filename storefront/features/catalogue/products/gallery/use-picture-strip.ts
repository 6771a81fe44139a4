import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from "react";

export interface PictureStripState {
  ref: RefObject<HTMLUListElement | null>;
  current: number;
  /** Scrolls a picture into view. */
  show: (index: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The browser scrolls the strip; the current picture is derived from its scroll position. */
export function usePictureStrip(count: number, startAt = 0): PictureStripState {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startAt);

  const show = useCallback((index: number) => {
    const strip = ref.current;
    // Set here too: without layout, as in tests, no scroll event follows.
    strip?.scrollTo({ left: index * strip.clientWidth });
    setCurrent(index);
  }, []);

  const onScroll = useCallback(() => {
    const strip = ref.current;
    if (strip && strip.clientWidth > 0) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth));
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, current, count);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }

  return { ref, current, show, onScroll, onKeyDown };
}

/** The index that a key leads to, without wrapping around; undefined for other keys. */
export function targetOf(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight") return Math.min(current + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(current - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
