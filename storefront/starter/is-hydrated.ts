/** No part of the shop uses it, and the browser's own cannot be cancelled. */
const QUESTION = "transitioncancel";

/**
 * Whether React answers events of an element. It is asked by an event, which the root of the page cancels
 * (`answerWhenHydrated`). React passes it on only where hydration is finished: its notes at the elements are older, and what
 * is pressed in between would be taken for what the page had from the beginning.
 */
export const isHydrated = (element: Element): boolean =>
  !element.dispatchEvent(new Event(QUESTION, { cancelable: true }));

/** Properties of the page's root. */
export const answerWhenHydrated = {
  onTransitionCancelCapture: (event: { preventDefault: () => void }) => event.preventDefault(),
};
