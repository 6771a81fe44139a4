import { describe, expect, test, vi } from "vitest";
import { PARCEL_SERVICES } from "#domain/forwarding/parcels/parcel-services.ts";
import { PERMISSIONS } from "#domain/people/access/permissions.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import shared from "#i18n/messages/en.json" with { type: "json" };
import own from "#i18n/staff/en.json" with { type: "json" };
import type { Queue } from "./queue.ts";
import { TEST_MAIL, WRITE_TEXT } from "./queues/campaigns.ts";
import { PICTURES, PREVIEW } from "./queues/content.ts";
import { ORDER_LABEL } from "./queues/forward-requests.ts";
import { serviceEvent } from "./queues/parcels.ts";
import { QUEUES } from "./queues.ts";

const english = { ...shared, ...own };

/** Events that staff cause by the form of another queue. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  parcels: ["receive_unidentified", "pack", "dispatch", "come_back"],
};

/** Actions on rows that have no machine. */
const WITHOUT_MACHINE: Readonly<Record<string, readonly string[]>> = {
  "silent-shipments": ["record"],
  redirects: ["change", "remove"],
  "missed-paths": ["redirect"],
  integrations: ["set", "remove"],
  translations: ["change", "revert"],
};

/** Actions beside the machine: services that a customer asked for, labels that a carrier makes. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  parcels: PARCEL_SERVICES.map(serviceEvent),
  "forward-requests": [ORDER_LABEL],
  content: [PREVIEW, PICTURES],
  campaigns: [WRITE_TEXT, TEST_MAIL],
};

const eventsOfStaff = ({ machine, name }: Queue<object>) => {
  const possible = machine
    ? machine.states.flatMap((state) => nextEvents(machine, state, { permissions: PERMISSIONS }))
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

test("FORWARDING-02 photos of each kind go with the box that is taken in and with a service that is done", async () => {
  const sent: object[] = [];
  vi.stubGlobal("window", { location: { origin: "https://staff.test" } });
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ status: true });
  });
  const queue = QUEUES.find(({ name }) => name === "parcels");
  const action = (event: string) =>
    [...(queue?.starts ?? []), ...(queue?.actions ?? [])].find((one) => one.event === event);
  const sending = { context: { idempotencyKey: "1" } };
  expect(Object.keys(action("receive")?.fields ?? {})).toEqual(expect.arrayContaining(["outside", "scale", "label"]));
  await action("receive")?.send(
    { number: "PA1", warehouse: "US" } as never,
    { outside: ["a"], scale: [], label: ["b"] } as never,
    sending,
  );
  await action("service_done_photos")?.send({ number: "PA1" } as never, { contents: ["c"] } as never, sending);
  vi.unstubAllGlobals();
  expect(sent).toEqual([
    {
      number: "PA1",
      warehouse: "US",
      photos: [
        { file_id: "a", kind: "outside" },
        { file_id: "b", kind: "label" },
      ],
    },
    { number: "PA1", kind: "photos", photos: [{ file_id: "c", kind: "contents" }] },
  ]);
});

test("FORWARDING-02 a packed request can have its label ordered; its papers are there when they can be", () => {
  const queue = QUEUES.find(({ name }) => name === "forward-requests");
  const row = (state: string, has_papers: boolean) => ({ state, has_papers, number: "FR1", next_events: [] });
  expect(queue?.eventsOf({ next_events: ["label", "hold"] })).toEqual(["label", "hold", ORDER_LABEL]);
  expect(queue?.eventsOf({ next_events: ["start"] })).toEqual(["start"]);
  const papersOf = (of: object) => queue?.papers?.filter(({ isExpected }) => isExpected(of)).map(({ label }) => label);
  expect(papersOf(row("draft", false))).toEqual([]);
  expect(papersOf(row("paid", false))).toEqual([]);
  expect(papersOf(row("packed", true))).toContain("staff.forwarding.customs-invoice");
  expect(papersOf(row("cancelled", false))).toEqual([]);
  expect(papersOf(row("in_transit", true))).toHaveLength(2);
});

test("T131 the text of a campaign is written while it is a draft, and mailed to its writer until it begins", () => {
  const queue = QUEUES.find(({ name }) => name === "campaigns");
  const row = (state: string) => ({ state, next_events: [] });
  expect(["draft", "scheduled", "sending", "sent"].map((state) => queue?.eventsOf(row(state)))).toEqual([
    [WRITE_TEXT, TEST_MAIL],
    [TEST_MAIL],
    [],
    [],
  ]);
});

test("LOCALE-08 a text that somebody else began meanwhile is written over by the version that was shown", async () => {
  const sent: object[] = [];
  vi.stubGlobal("window", { location: { origin: "https://staff.test" } });
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ version: 8 });
  });
  const save = QUEUES.find(({ name }) => name === "translations")?.starts?.find(({ event }) => event === "save");
  const values = { language: "en", key: "header.cart", text: "Basket" } as never;
  const sending = { context: { idempotencyKey: "1" } };
  await save?.send(null, values, sending);
  await save?.send({ version: 7 } as never, values, sending);
  vi.unstubAllGlobals();
  expect(sent).toMatchObject([{ version: 0 }, { version: 7 }]);
});

test("every queue has a name of its own", () => {
  expect(new Set(QUEUES.map(({ name }) => name)).size).toBe(QUEUES.length);
});
