import { createPath, type DataRouter } from "react-router";
import { initialNavigationQueue, navigationQueue } from "#domain/shared/overlays/navigation-queue.ts";

let router: DataRouter | null = null;
let queue = initialNavigationQueue;

/** Subscribes to the router itself, because React's state of a navigation is updated later. */
export function followRouter(followed: DataRouter): () => void {
  router = followed;
  return followed.subscribe(({ navigation }) => {
    if (navigation.location) return;
    const { begin } = navigationQueue(queue, { kind: "finished" });
    queue = initialNavigationQueue;
    if (begin !== null) queueMicrotask(() => followed.navigate(begin));
  });
}

/** CHECKOUT-NAV-04: queues an address until the running navigation has finished; false when none is running. */
export function holdNavigation(to: string): boolean {
  const destination = router?.state.navigation.location;
  if (!destination) return false;
  const running = { running: createPath(destination), waiting: queue.waiting };
  queue = navigationQueue(running, { kind: "requested", to }).queue;
  return true;
}
