/** The widths at which a modal is a sheet (ui/styles/modal.css). */
const PHONE = "(width < 768px)";

interface EntryState {
  /** The router's number of the entry. */
  idx?: number;
  sheet?: true;
}

const sheets: (() => void)[] = [];
let isListening = false;
/** The next popstate: our own step back to the page's entry, or a step further back for the visitor. */
let expected: "page" | "further" | null = null;
/** The number of the page that the marked entry belongs to. */
let markedIdx: number | undefined;

const entry = () => (window.history.state ?? {}) as EntryState;

/**
 * On a phone Back closes an open sheet and stays on the page. One more entry of the same address, hidden from the
 * router, stands for the open sheets. Returns a function to call when the sheet is closed otherwise.
 */
export function closeOnBack(close: () => void): () => void {
  if (!window.matchMedia(PHONE).matches) return () => {};
  if (!isListening) window.addEventListener("popstate", leaveSheet, { capture: true });
  isListening = true;
  sheets.push(close);
  markEntry();
  return () => {
    if (sheets.includes(close)) sheets.splice(sheets.indexOf(close), 1);
  };
}

/**
 * Removes the marked entry at once, for a sheet that its own controls close. A link inside a sheet may leave the page,
 * and a step back would undo that; its entry is skipped later.
 */
export function giveEntryBack(): void {
  if (sheets.length !== 1 || !entry().sheet) return;
  sheets.pop();
  expected = "page";
  window.history.back();
}

function markEntry(): void {
  if (entry().sheet) return;
  markedIdx = entry().idx;
  window.history.pushState({ ...entry(), sheet: true }, "");
}

/** In the capturing phase, before the router, which knows only entries of its own. */
function leaveSheet(event: PopStateEvent): void {
  const { sheet, idx } = (event.state ?? {}) as EntryState;
  const was = expected;
  expected = null;
  if (sheet) {
    // An entry left behind by a link in a sheet: the same page as the entry before it, which the router may see.
    stepBack(event, "further");
  } else if (was === "page") {
    event.stopImmediatePropagation();
  } else if (sheets.length > 0) {
    event.stopImmediatePropagation();
    const close = sheets.pop();
    if (sheets.length > 0) markEntry();
    close?.();
  } else if (was === null && markedIdx !== undefined && idx === markedIdx) {
    // A step from an entry left behind shows the same page again, but the visitor wants to leave it.
    markedIdx = undefined;
    stepBack(event, "further");
  } else {
    markedIdx = undefined;
  }
}

function stepBack(event: PopStateEvent, next: "further"): void {
  event.stopImmediatePropagation();
  expected = next;
  window.history.back();
}
