import { useDeferredValue } from "react";
import { useNavigationType } from "react-router";

/**
 * Whether a page shows what is below its first screen too. A page that was opened by a link shows its first screen, and the
 * rest right after it. A document has everything, and so has a page that the visitor returns to: it is scrolled as it was left.
 */
export function useRestShown(): boolean {
  return useDeferredValue(true, useNavigationType() === "POP");
}
