import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from "react";

export interface PictureStripState {
  ref: RefObject<HTMLUListElement | null>;
  current: number;
  /** Moves a picture into view. */
  show: (index: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The strip itself scrolls, by finger, wheel or arrow key; which picture is current is read from where it stands. */
export function usePictureStrip(count: number, startAt = 0): PictureStripState {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startAt);

  const show = useCallback((index: number) => {
    const strip = ref.current;
    // The strip is told where to go and answers by its scrolling; in a page without layout there is none.
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

/** Pictures end at both ends: only Home and End leap. */
export function targetOf(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight") return Math.min(current + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(current - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
