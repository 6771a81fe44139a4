import { isCrawler, isDeploymentError, isIgnoredByErrorReporting } from "#domain/operations/errors/error-kinds.ts";

type ErrorHook = (error: unknown) => void;
const hooks = new Set<ErrorHook>();

/** Registers a listener for errors that the page could not deal with. Returns a function that removes it. */
export function onAppError(hook: ErrorHook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Errors wait here. What sends them to the error sink is loaded late; it then takes `push` over. */
export const reported: unknown[] = [];

/** Reports an error that the page has dealt with; the visitor does not learn of it. */
export function reportError(error: unknown): void {
  if (isIgnoredByErrorReporting(messageOf(error))) return;
  console.error(error);
  reported.push(error);
}

/** Reports an error that the page could not deal with; the listeners show it. */
export function raiseError(error: unknown): void {
  for (const hook of hooks) hook(error);
  reportError(error);
}

/** ERROR-04: a crawler's errors only reach the hooks. A part of the page that did not load is explained (OVERLAY-07). */
export function watchUnhandledErrors(explainMissingPart: () => Promise<void>): void {
  const handle = (error: unknown) => {
    if (isDeploymentError(messageOf(error)) && !isCrawler(navigator.userAgent)) return void explainMissingPart();
    for (const hook of hooks) hook(error);
    reported.push(error);
  };
  window.addEventListener("error", (event) => handle(event.error ?? event.message));
  window.addEventListener("unhandledrejection", (event) => handle(event.reason));
}
