import { useEffect } from "react";
import { OFFLINE_WORKER } from "#client/trusted-types.ts";

/** Keeps a page for when there is no connection. Where workers are forbidden, the browser shows its own. */
export function useOfflinePage(): void {
  useEffect(() => {
    void navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => {});
  }, []);
}
