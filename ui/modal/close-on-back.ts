/** As wide as a sheet is a sheet (ui/styles/modal.css). */
const PHONE = "(width < 768px)";

interface MarkedState {
  sheet?: true;
}

const sheets: (() => void)[] = [];
let isListening = false;
let isGoingBack = false;

const isMarked = (state: unknown) => (state as MarkedState | null)?.sheet === true;

/**
 * On a phone Back closes an open sheet and stays on the page. One more entry of the same address stands for the sheets
 * that are open; the router never sees it. Returns a function for a sheet that closes by itself.
 */
export function closeOnBack(close: () => void): () => void {
  if (!window.matchMedia(PHONE).matches) return () => {};
  if (!isListening) window.addEventListener("popstate", leaveSheet, { capture: true });
  isListening = true;
  sheets.push(close);
  markEntry();
  return () => {
    if (!sheets.includes(close)) return;
    sheets.splice(sheets.indexOf(close), 1);
    // Another sheet may follow at once; and after a navigation the entry is no longer the current one.
    setTimeout(() => {
      if (sheets.length > 0 || !isMarked(window.history.state)) return;
      isGoingBack = true;
      window.history.back();
    });
  };
}

function markEntry(): void {
  if (!isMarked(window.history.state)) window.history.pushState({ ...window.history.state, sheet: true }, "");
}

/** In the capturing phase, before the router, which knows only entries of its own. */
function leaveSheet(event: PopStateEvent): void {
  if (isMarked(event.state)) {
    // Left over from a sheet in which a link was followed: it is the same page as the entry before it.
    event.stopImmediatePropagation();
    window.history.back();
  } else if (isGoingBack) {
    isGoingBack = false;
    event.stopImmediatePropagation();
  } else if (sheets.length > 0) {
    event.stopImmediatePropagation();
    const close = sheets.pop();
    if (sheets.length > 0) markEntry();
    close?.();
  }
}
