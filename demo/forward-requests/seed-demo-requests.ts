import { sql } from "drizzle-orm";
import { REQUEST_STATES, type RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { forwardRequests } from "#modules/forwarding/forward-requests/tables.ts";
import { suites } from "#modules/forwarding/parcels/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { payPast } from "../orders/pay-past-payable.ts";
import { type DemoSuite, seedRequest } from "./past-request.ts";
import { BY_SHIP, REQUEST_STORIES } from "./request-stories.ts";

/** Those of the customer's balance have lower numbers. */
const FIRST = 920;
const PRICE = 4_920;

/** A forward request in every state that the customer's balance does not tell of; nothing is changed if they are there. */
export async function seedDemoRequests(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    const written = await tx.select({ id: forwardRequests.id, state: forwardRequests.state }).from(forwardRequests);
    const [customer, business] = await tx.select().from(suites).orderBy(suites.id);
    if (written.some(({ id }) => id >= FIRST) || !customer || !business) return;
    const unwritten = REQUEST_STATES.filter((state) => !written.some((request) => request.state === state));
    for (const [index, state] of unwritten.entries())
      await seedStory(tx, { id: FIRST + index, state, customer, business, today });
    for (const table of ["parcels", "forward_requests"])
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      );
  });
}

interface Story {
  id: number;
  state: RequestState;
  customer: DemoSuite;
  business: DemoSuite;
  today: Date;
}

async function seedStory(tx: Database, { id, state, customer, business, today }: Story): Promise<void> {
  const events = REQUEST_STORIES[state];
  const byShip = BY_SHIP[state];
  // A draft and an unpaid request are young enough not to expire at once.
  const begunDaysAgo = byShip ?? Math.max(1, events.length) + (events.includes("close") ? 20 : 0);
  await seedRequest(tx, {
    id,
    owner: byShip === undefined ? business : customer,
    events,
    at: (step) => new Date(today.getTime() - (begunDaysAgo - step) * DAY_MS + step),
    ...(byShip === undefined ? {} : { method: "sea" }),
    price: PRICE,
    pay: (db, payment) => payPast(db, { kind: "forward_request", slug: null, ...payment }),
  });
}
