import { createStore, useStore } from "#ui/store.ts";

const AGAIN_MS = 5_000;

/** The one toast of a lost connection: it says what happens to what was pressed, and goes when the shop is reached. */
export const OFFLINE_TOAST = "offline";

const offline = createStore(false);
let again: ReturnType<typeof setTimeout> | undefined;

/** Whether the shop could not be reached when it was last tried. */
export function useIsOffline(): boolean {
  return useStore(offline);
}

export function isOffline(): boolean {
  return offline.read();
}

export function watchConnection(): void {
  if (!navigator.onLine) lose();
  window.addEventListener("offline", lose);
  window.addEventListener("online", checkConnection);
}

function lose(): void {
  clearTimeout(again);
  again = setTimeout(checkConnection, AGAIN_MS);
  if (!offline.read()) offline.write(true);
}

export interface ReachedServer {
  isReached: boolean;
  /** The newest build, if the server could say. */
  build: string | undefined;
}

/** Asks the server for its build, which any answer proves to be reachable; without an answer it is asked again. */
export async function checkConnection(): Promise<ReachedServer> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    clearTimeout(again);
    if (offline.read()) offline.write(false);
    return { isReached: true, build: response.ok ? ((await response.json()) as { id: string }).id : undefined };
  } catch {
    lose();
    return { isReached: false, build: undefined };
  }
}

/** Resolves when the shop can be reached; at once when it can be now. */
export function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (offline.read()) return;
      stop();
      resolve();
    };
    const stop = offline.subscribe(check);
    check();
  });
}
