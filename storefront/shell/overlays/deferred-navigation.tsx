import { type RefObject, useEffect, useRef } from "react";
import { createPath, type Location, useBlocker, useNavigate, useNavigation } from "react-router";
import {
  initialNavigationQueue,
  type NavigationQueue,
  navigationQueue,
} from "../../../domain/overlays/navigation-queue.ts";

/** CHECKOUT-NAV-04: a new navigation waits until the page in transition has arrived; the browser's own back does not. */
export function DeferredNavigation() {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const queue = useRef(initialNavigationQueue);
  const isMoving = location !== undefined;

  useEffect(() => {
    if (isMoving) return;
    const { begin } = navigationQueue(queue.current, { kind: "finished" });
    queue.current = initialNavigationQueue;
    if (begin !== null) navigate(begin);
  }, [isMoving, navigate]);

  return location ? <HoldNavigation queue={queue} destination={location} /> : null;
}

/** Only there while a page is in transition: a blocker that is always there stands in the way of links to an anchor. */
function HoldNavigation({ queue, destination }: { queue: RefObject<NavigationQueue>; destination: Location }) {
  useBlocker(({ nextLocation, historyAction }) => {
    if (historyAction === "POP") return false;
    const running = { running: createPath(destination), waiting: queue.current.waiting };
    queue.current = navigationQueue(running, { kind: "requested", to: createPath(nextLocation) }).queue;
    return true;
  });
  return null;
}
