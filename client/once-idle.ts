const SOON_MS = 200;

/** Runs a task when the browser is idle; the returned function cancels it. Safari has no idle callback. */
export function onceIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
