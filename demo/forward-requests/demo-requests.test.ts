import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { REQUEST_STATES } from "#domain/forwarding/forward-requests/request-states.ts";
import { forwardRequests } from "#modules/forwarding/forward-requests/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { checkForwarding } from "#testing/invariants/check-forwarding.ts";
import { seedDemoRequests } from "./seed-demo-requests.ts";

const database = databaseOfThisFile();

test("FORWARDING-02 the demo's customers have a forward request in every state of the machine, and none twice", async () => {
  const seeded = await database.db.select().from(forwardRequests);
  expect([...new Set(seeded.map(({ state }) => state))].sort()).toEqual([...REQUEST_STATES].sort());
  const owners = await database.db.select().from(users);
  const statesOf = (email: string) => {
    const owner = owners.find((user) => user.email === email)?.id;
    return new Set(seeded.filter(({ userId }) => userId === owner).map(({ state }) => state));
  };
  expect(statesOf("customer@example.com").size).toBeGreaterThanOrEqual(6);
  expect(statesOf("pro@example.com").size).toBeGreaterThanOrEqual(12);
  await seedDemoRequests(database.db, new Date());
  expect(await database.db.select().from(forwardRequests)).toHaveLength(seeded.length);
});

test("FORWARDING-02 every parcel of the demo that was reserved or sent is in a forward request", async () => {
  const { rows } = await database.db.execute(sql`
    select id, state from parcels where state in ('reserved', 'packed', 'dispatched', 'delivered')
      and id not in (select parcel_id from forward_request_parcels)`);
  expect(rows).toEqual([]);
});

test("I10 I13 I14 I16 the demo's forward requests keep the invariants, and a broken one is found", async () => {
  expect(await checkForwarding(database.db)).toEqual([]);
  const found = await transact(database.db, async (tx, rollback: Rollback<string[]>) => {
    await tx.execute(sql`update forward_requests set due_total = due_total - 100 where state = 'paid'`);
    await tx.execute(sql`update parcels set declaration_locked_at = null
      where id in (select parcel_id from forward_request_parcels rp join forward_requests r on r.id = rp.request_id
        where r.state = 'packed')`);
    return rollback(await checkForwarding(tx));
  });
  expect(found.map((problem) => problem.slice(0, 3)).sort()).toEqual(["I14", "I16"]);
});
