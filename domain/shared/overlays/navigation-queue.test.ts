import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialNavigationQueue, type NavigationEvent, navigationQueue } from "./navigation-queue.ts";

const to = (path: string): NavigationEvent => ({ kind: "requested", to: path });
const finished: NavigationEvent = { kind: "finished" };

function begun(events: NavigationEvent[]): (string | null)[] {
  let queue = initialNavigationQueue;
  return events.map((event) => {
    const step = navigationQueue(queue, event);
    queue = step.queue;
    return step.begin;
  });
}

describe("navigation queue", () => {
  test("CHECKOUT-NAV-04 starts a navigation at once when none is running", () => {
    expect(begun([to("/a"), finished, to("/b")])).toEqual(["/a", null, "/b"]);
  });

  test("CHECKOUT-NAV-04 queues a second navigation, and the latest of several wins", () => {
    expect(begun([to("/a"), to("/b"), to("/c"), finished, finished])).toEqual(["/a", null, null, "/c", null]);
  });

  test("CHECKOUT-NAV-04 drops the queued navigation when the running one is requested again", () => {
    expect(begun([to("/a"), to("/b"), to("/a"), finished])).toEqual(["/a", null, null, null]);
  });

  test("CHECKOUT-NAV-04 never runs two navigations at once and always reaches the last request", () => {
    const event = fc.oneof(fc.constantFrom("/a", "/b", "/c").map(to), fc.constant(finished));
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const requests = events.flatMap((one) => (one.kind === "requested" ? [one.to] : []));
        const starts = begun([...events, finished, finished]);
        let running = false;
        for (const [index, one] of events.entries()) {
          if (one.kind === "finished") running = false;
          if (starts[index] === null) continue;
          expect(running).toBe(false);
          running = true;
        }
        expect(starts.filter((start) => start !== null).at(-1)).toBe(requests.at(-1));
      }),
    );
  });
});
