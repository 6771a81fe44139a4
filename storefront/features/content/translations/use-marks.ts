import { type RefObject, useEffect, useState } from "react";
import { type FoundMarks, findMarks } from "./find-marks.ts";

/** The marks of the page as it is scrolled and changes; none while it shows texts or keys. */
export function useMarks(own: RefObject<Element | null>, isOn: boolean): FoundMarks {
  const [found, setFound] = useState<FoundMarks>({ count: 0, marks: [] });
  useEffect(() => {
    if (!isOn) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => own.current && setFound(findMarks(own.current)));
    };
    const isElsewhere = ({ target }: MutationRecord) => !own.current?.contains(target);
    const observer = new MutationObserver((records) => records.some(isElsewhere) && look());
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    window.addEventListener("scroll", look, { passive: true, capture: true });
    window.addEventListener("resize", look);
    look();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [isOn, own]);
  return isOn ? found : NONE;
}

const NONE: FoundMarks = { count: 0, marks: [] };
