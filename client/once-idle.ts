const SOON_MS = 200;

/** Runs a task when the browser has nothing better to do; the answer calls it off. Safari has no idle callback. */
export function onceIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
