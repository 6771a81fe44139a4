import { describe, expect, test } from "vitest";
import { nextEvents } from "../../domain/state/machine.ts";
import shared from "../../i18n/messages/en.json" with { type: "json" };
import own from "../../i18n/staff/en.json" with { type: "json" };
import type { Queue } from "./queue.ts";
import { QUEUES } from "./queues.ts";

const english = { ...shared, ...own };

/** Events that staff cause by the form of another queue. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  orders: ["refund_partly"],
  parcels: ["receive_unidentified", "pack", "dispatch", "come_back"],
};

/** What staff report about rows that have no machine: carriers decide what happens to a parcel. */
const WITHOUT_MACHINE: Readonly<Record<string, readonly string[]>> = { "silent-shipments": ["record"] };

const eventsOfStaff = ({ machine, name }: Queue<object>) => {
  const possible = machine
    ? machine.states.flatMap((state) => nextEvents(machine, state, "staff"))
    : (WITHOUT_MACHINE[name] ?? []);
  return [...new Set(possible)].filter((event) => !ELSEWHERE[name]?.includes(event));
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

test("every queue has a name of its own", () => {
  expect(new Set(QUEUES.map(({ name }) => name)).size).toBe(QUEUES.length);
});
