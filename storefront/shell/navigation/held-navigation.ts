import { createPath, type DataRouter } from "react-router";
import { initialNavigationQueue, navigationQueue } from "../../../domain/overlays/navigation-queue.ts";

let router: DataRouter | null = null;
let queue = initialNavigationQueue;

/** The router itself knows first what is under way; what React shows of it comes later. */
export function followRouter(followed: DataRouter): () => void {
  router = followed;
  return followed.subscribe(({ navigation }) => {
    if (navigation.location) return;
    const { begin } = navigationQueue(queue, { kind: "finished" });
    queue = initialNavigationQueue;
    if (begin !== null) queueMicrotask(() => followed.navigate(begin));
  });
}

/** CHECKOUT-NAV-04: keeps an address for when the page in transition has arrived; false when there is none. */
export function holdNavigation(to: string): boolean {
  const destination = router?.state.navigation.location;
  if (!destination) return false;
  const running = { running: createPath(destination), waiting: queue.waiting };
  queue = navigationQueue(running, { kind: "requested", to }).queue;
  return true;
}
