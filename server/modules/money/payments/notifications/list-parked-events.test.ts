import { afterAll, beforeAll, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { StorefrontScope } from "#domain/people/access/storefront-scope.ts";
import { StaffScope } from "#platform/calls/staff-scope.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { providerEvents } from "../tables.ts";
import { listParkedEvents } from "./list-parked-events.ts";

let own: TestDatabase;
let database: OpenDatabase;

const event = { kind: "paid", payload: {} };
const parked = { ...event, outcome: "parked" as const };

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
  await database.db.insert(providerEvents).values([
    { ...event, paymentProcessorId: PROVIDER.card, eventId: "applied", outcome: "applied" },
    { ...parked, paymentProcessorId: PROVIDER.card, eventId: "first", reason: "other_amount" },
    { ...parked, paymentProcessorId: PROVIDER.wallet, eventId: "second", reason: "other_amount" },
    { ...parked, paymentProcessorId: PROVIDER.wallet, eventId: "third", reason: "unknown_payment" },
  ]);
});

afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const list = (changes: Partial<Parameters<typeof listParkedEvents>[1]> = {}, scope: StorefrontScope = "all") =>
  listParkedEvents(
    { db: database.db, scope: () => new StaffScope({ storefronts: scope, warehouses: "all" }) },
    { filter: {}, sort: "-received_at", limit: 50, ...changes },
  );

const names = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ event_id }) => event_id);

test("T120 lists what was parked and nothing else, page by page, the newest first", async () => {
  const first = await list({ limit: 2 });
  expect(names(first)).toEqual(["third", "second"]);
  expect(first).toMatchObject({ total: 3, items: [{ reason: "unknown_payment", payment: null }, {}] });
  const last = await list({ limit: 2, after: first.next ?? "" });
  expect(names(last)).toEqual(["first"]);
  expect(last).toMatchObject({ total: 3, next: null });
  expect(names(await list({ sort: "received_at" }))).toEqual(["first", "second", "third"]);
});

test("T120 can be narrowed to a provider and a reason", async () => {
  expect(names(await list({ filter: { payment_processor_id: PROVIDER.wallet } }))).toEqual(["third", "second"]);
  const narrow = await list({ filter: { payment_processor_id: PROVIDER.wallet, reason: "other_amount" } });
  expect(narrow).toMatchObject({ total: 1, items: [{ event_id: "second" }] });
});

test("T065 T120 shows what belongs to no payment only to members who have all storefronts", async () => {
  expect(names(await list({}, "all"))).toHaveLength(3);
  expect(await list({}, ["lt", "lv"])).toEqual({ items: [], next: null, total: 0 });
  expect(await list({}, [])).toEqual({ items: [], next: null, total: 0 });
});
