import { useEffect, useRef } from "react";
import { createPath, useBlocker, useNavigate, useNavigation } from "react-router";
import { initialNavigationQueue, navigationQueue } from "../../../domain/overlays/navigation-queue.ts";

/** CHECKOUT-NAV-04: a new navigation waits until the page in transition has arrived; the browser's own back does not. */
export function useDeferredNavigation(): void {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const destination = location ? createPath(location) : null;
  const queue = useRef(initialNavigationQueue);

  useBlocker(({ nextLocation, historyAction }) => {
    if (state === "idle" || destination === null || historyAction === "POP") return false;
    const running = { running: destination, waiting: queue.current.waiting };
    queue.current = navigationQueue(running, { kind: "requested", to: createPath(nextLocation) }).queue;
    return true;
  });

  useEffect(() => {
    if (state !== "idle") return;
    const { begin } = navigationQueue(queue.current, { kind: "finished" });
    queue.current = initialNavigationQueue;
    if (begin !== null) navigate(begin);
  }, [state, navigate]);
}
