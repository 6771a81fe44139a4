import { useEffect, useReducer, useRef } from "react";
import { useNavigation } from "react-router";
import { onAppError } from "#client/report-error.ts";
import {
  initialLoadingBar,
  type LoadingBarEvent,
  loadingBar,
  nextWakeUpMs,
} from "#domain/shared/overlays/loading-bar.ts";
import { LoadingBar } from "#ui/loading-bar.tsx";

/** OVERLAY-04: the loading bar at the top while the next page loads. */
export function PageLoading() {
  const isLoading = useNavigation().state !== "idle";
  const [bar, send] = useReducer(
    (state: typeof initialLoadingBar, event: LoadingBarEvent) => loadingBar(state, event, performance.now()),
    initialLoadingBar,
  );
  const wasLoading = useRef(false);
  useEffect(() => {
    if (isLoading !== wasLoading.current) send(isLoading ? "start" : "finish");
    wasLoading.current = isLoading;
  }, [isLoading]);
  useEffect(() => onAppError(() => send("error")), []);
  useEffect(() => {
    const wakeUpMs = nextWakeUpMs(bar, performance.now());
    if (wakeUpMs === null) return;
    // A timer may fire slightly early; such a tick would change nothing, and no further one would follow.
    const timer = setTimeout(() => send("tick"), Math.ceil(wakeUpMs) + 1);
    return () => clearTimeout(timer);
  }, [bar]);
  return <LoadingBar progress={bar.progressPercent} visible={bar.isVisible} error={bar.hasError} />;
}
