const NEAR = "300px";
const INTERACTIONS = ["pointerdown", "keydown", "focusin"] as const;

let resolveWaiting = () => {};

/** Resolves a pending wait: the page is being left, and its element will not come into view any more. */
export function endWaiting(): void {
  resolveWaiting();
}

/**
 * Resolves when the first child of an element comes near the viewport, or on any interaction, because that may change
 * the element's content. Resolves at once when the page does not have the element yet.
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
    for (const sign of INTERACTIONS) {
      document.addEventListener(sign, () => resolve(), { signal: listening.signal, passive: true });
    }
  });
  listening.abort();
}
