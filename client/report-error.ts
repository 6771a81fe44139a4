import { isCrawler, isDeploymentError, isIgnoredByErrorReporting } from "../domain/errors/error-kinds.ts";
import { createStore, useStore } from "../ui/store.ts";

type ErrorHook = (error: unknown) => void;
const hooks = new Set<ErrorHook>();

/** Registers a listener for errors in the browser, such as error reporting. Returns a function that removes it. */
export function onAppError(hook: ErrorHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function reportError(error: unknown): void {
  for (const hook of hooks) hook(error);
  if (!isIgnoredByErrorReporting(messageOf(error))) console.error(error);
}

const unhandled = createStore<unknown>(null);

/** The unhandled error that makes the page unusable, if there is one. */
export function useUnhandledError(): unknown {
  return useStore(unhandled);
}

/** ERROR-04: a crawler's errors only reach the hooks; a visitor sees the deployment notice (OVERLAY-07). */
export function watchUnhandledErrors(): void {
  const handle = (error: unknown) => {
    for (const hook of hooks) hook(error);
    if (isCrawler(navigator.userAgent)) return;
    if (isDeploymentError(messageOf(error))) unhandled.write(error);
  };
  window.addEventListener("error", (event) => handle(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => handle(event.reason));
  // Vite fires it when a chunk or a stylesheet of an older build is missing.
  window.addEventListener("vite:preloadError", (event) => handle((event as Event & { payload?: unknown }).payload));
}
