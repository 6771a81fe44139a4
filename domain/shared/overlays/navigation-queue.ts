export interface NavigationQueue {
  /** Where the page is going at this moment. */
  running: string | null;
  /** Where it goes next, once it has arrived. */
  waiting: string | null;
}

export type NavigationEvent = { kind: "requested"; to: string } | { kind: "finished" };

export const initialNavigationQueue: NavigationQueue = { running: null, waiting: null };

/** The new state, and the navigation to begin now, if any. */
export interface NavigationStep {
  queue: NavigationQueue;
  begin: string | null;
}

/**
 * A new navigation waits until the current page transition has finished; of several that wait, the latest wins
 * (CHECKOUT-NAV-04).
 */
export function navigationQueue(queue: NavigationQueue, event: NavigationEvent): NavigationStep {
  if (event.kind === "finished") {
    return { queue: { running: queue.waiting, waiting: null }, begin: queue.waiting };
  }
  if (queue.running === null) return { queue: { running: event.to, waiting: null }, begin: event.to };
  const waiting = event.to === queue.running ? null : event.to;
  return { queue: { running: queue.running, waiting }, begin: null };
}
