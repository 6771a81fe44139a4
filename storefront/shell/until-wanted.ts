const NEAR = "300px";
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "focusin"] as const;

let resolveWaiting = () => {};

/** Whoever still waits goes on: the page is being left, and the next one must not wait for a place that is gone. */
export function endWaiting(): void {
  resolveWaiting();
}

/**
 * Resolves when the reader comes near the first thing within an element, or touches anything: a press may lead to a
 * change that reaches into the element. At once where the page does not hold the element yet.
 */
export async function untilWanted(id: string): Promise<void> {
  const target = document.getElementById(id)?.firstElementChild;
  if (!target) return;
  const listening = new AbortController();
  await new Promise<void>((resolve) => {
    resolveWaiting = resolve;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && resolve(), {
      rootMargin: NEAR,
    });
    observer.observe(target);
    listening.signal.addEventListener("abort", () => observer.disconnect());
    for (const sign of SIGNS_OF_LIFE) {
      document.addEventListener(sign, () => resolve(), { signal: listening.signal, passive: true });
    }
  });
  listening.abort();
}
