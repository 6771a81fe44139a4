import { describe, expect, test } from "vitest";
import { PARCEL_SERVICES } from "../../domain/parcels/parcel-services.ts";
import { nextEvents } from "../../domain/state/machine.ts";
import shared from "../../i18n/messages/en.json" with { type: "json" };
import own from "../../i18n/staff/en.json" with { type: "json" };
import type { Queue } from "./queue.ts";
import { CUSTOMS_INVOICE } from "./queues/forward-requests.ts";
import { serviceEvent } from "./queues/parcels.ts";
import { QUEUES } from "./queues.ts";

const english = { ...shared, ...own };

/** Events that staff cause by the form of another queue. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  orders: ["refund_partly"],
  parcels: ["receive_unidentified", "pack", "dispatch", "come_back"],
};

/** What staff report about rows that have no machine: carriers decide what happens to a parcel. */
const WITHOUT_MACHINE: Readonly<Record<string, readonly string[]>> = { "silent-shipments": ["record"] };

/** What staff do beside the machine: services that a customer asked for, and papers. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  parcels: PARCEL_SERVICES.map(serviceEvent),
  "forward-requests": [CUSTOMS_INVOICE],
};

const eventsOfStaff = ({ machine, name }: Queue<object>) => {
  const possible = machine
    ? machine.states.flatMap((state) => nextEvents(machine, state, "staff"))
    : (WITHOUT_MACHINE[name] ?? []);
  const own = [...new Set(possible)].filter((event) => !ELSEWHERE[name]?.includes(event));
  return [...own, ...(BESIDE[name] ?? [])];
};

describe.each(QUEUES.map((queue) => ({ name: queue.name, queue })))("the queue $name", ({ queue }) => {
  test("I10 has a form for every event that its machine allows staff, and for no other", () => {
    expect(queue.actions.map(({ event }) => event).sort()).toEqual(eventsOfStaff(queue).sort());
  });

  test("names every state of its machine", () => {
    const labels = queue.machine?.states.map((state) => queue.statusOf?.(state).label) ?? [];
    expect(labels.filter((label) => label === undefined || !Object.hasOwn(english, label))).toEqual([]);
  });
});

test("FORWARDING-02 a parcel offers the form of each service that was asked for, and of no other", () => {
  const row = { next_events: ["hold"], services: [{ id: 1, kind: "photos" }] };
  const queue = QUEUES.find(({ name }) => name === "parcels");
  expect(queue?.eventsOf(row)).toEqual(["hold", "service_done_photos"]);
});

test("FORWARDING-02 a request offers its customs invoice from the payment on, unless it was cancelled", () => {
  const queue = QUEUES.find(({ name }) => name === "forward-requests");
  const offered = (state: string, paid_at: string | null) =>
    queue?.eventsOf({ state, paid_at, next_events: ["start"] });
  expect(offered("awaiting_payment", null)).toEqual(["start"]);
  expect(offered("paid", "2026-11-16T10:00:00.000Z")).toEqual(["start", CUSTOMS_INVOICE]);
  expect(offered("cancelled", "2026-11-16T10:00:00.000Z")).toEqual(["start"]);
});

test("every queue has a name of its own", () => {
  expect(new Set(QUEUES.map(({ name }) => name)).size).toBe(QUEUES.length);
});
