import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { databaseOfThisFile } from "../database-of-file.ts";
import { checkForwarding } from "./check-forwarding.ts";

const database = databaseOfThisFile();

/** The findings of the check after damages to the demo's requests, which are rolled back afterwards. */
const complaintsAbout = (...damages: SQL[]): Promise<string[]> =>
  transact(database.db, async (tx, rollback: Rollback<string[]>) => {
    for (const damage of damages) await tx.execute(damage);
    return rollback(await checkForwarding(tx));
  });

const isOf = (state: string) => sql`(select id from forward_requests where state = ${state})`;
const paymentOf = (state: string) =>
  sql`payable_kind = 'forward_request' and payable_id in ${isOf(state)} and captured > 0`;

test("I13 the check finds a parcel in two live requests", async () => {
  expect(await checkForwarding(database.db)).toEqual([]);
  const found = await complaintsAbout(
    sql`drop index forward_request_parcels_once`,
    sql`insert into forward_request_parcels (request_id, parcel_id)
      select ${isOf("draft")}, parcel_id from forward_request_parcels where request_id = ${isOf("rehearsing")}`,
  );
  expect(found).toEqual([expect.stringMatching(/^I13: the parcel \d+ is in 2 live requests$/)]);
});

test("I14 the check finds money that is kept beyond what is due, refunded too much, and a price above the agreed one", async () => {
  const kept = sql`update forward_requests set due_total = due_total - 100 where state = 'packed'`;
  expect(await complaintsAbout(kept)).toEqual([
    expect.stringMatching(/^I14: FR\d+ is packed with \d+ instead of \d+$/),
  ]);
  const lost = sql`update payments set refunded = refunded + 100 where ${paymentOf("dispatched")}`;
  expect(await complaintsAbout(lost)).toEqual([expect.stringMatching(/^I14: FR\d+ is dispatched with/)]);
  const dearer = sql`update forward_requests set agreed_total = agreed_total - 100 where state = 'customs'`;
  const isAllowed = sql`alter table forward_requests drop constraint forward_requests_check`;
  expect(await complaintsAbout(isAllowed, dearer)).toEqual([
    expect.stringMatching(/^I14: FR\d+ costs more than was agreed$/),
  ]);
});

test("I16 the check finds a paid declaration that can be changed, and one that was", async () => {
  const parcelsOf = (state: string) =>
    sql`(select parcel_id from forward_request_parcels where request_id = ${isOf(state)})`;
  const unlocked = sql`update parcels set declaration_locked_at = null where id in ${parcelsOf("packing")}`;
  expect(await complaintsAbout(unlocked)).toEqual([
    expect.stringMatching(/^I16: the declaration of parcel \d+ can be/),
  ]);
  const changed = sql`update parcel_items set quantity = quantity + 1 where parcel_id in ${parcelsOf("packing")}`;
  const locked = sql`update parcels set declaration_locked_at = now() where id in ${parcelsOf("packing")}`;
  expect(await complaintsAbout(unlocked, changed, locked)).toEqual([
    expect.stringMatching(/^I16: FR\d+ was paid with goods of \d+, and declares \d+$/),
  ]);
});
