const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Resolves when the visitor first moves the pointer, presses something or enters a field. */
export function firstSign(page: EventTarget): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const notice = () => {
      listening.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      page.addEventListener(sign, notice, { signal: listening.signal, capture: true, passive: true });
    }
  });
}
