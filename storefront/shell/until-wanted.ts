const NEAR = "300px";
const INTERACTIONS = ["pointerdown", "keydown", "focusin"] as const;

const waiting = new Set<() => void>();

/** Resolves pending waits: the page is being left, and its elements will not come into view any more. */
export function endWaiting(): void {
  for (const resolve of waiting) resolve();
}

/**
 * Resolves when the first child of an element comes near the viewport, or on any interaction, because that may change
 * the element's content. Resolves at once when the page does not have the element yet, and when something in it was pressed
 * before it was hydrated.
 */
export async function untilWanted(id: string): Promise<void> {
  const target = document.getElementById(id)?.firstElementChild;
  if (!target || document.querySelector(`#${id} [data-held]`)) return;
  const listening = new AbortController();
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    listening.signal.addEventListener("abort", () => waiting.delete(resolve));
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
