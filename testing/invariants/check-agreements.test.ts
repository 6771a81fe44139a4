import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { databaseOfThisFile } from "../database-of-file.ts";
import { checkAgreements } from "./check-agreements.ts";

const database = databaseOfThisFile();

/** The findings of the check after damages to the demo's rows, which are rolled back afterwards. */
const complaintsAbout = (...damages: SQL[]): Promise<string[]> =>
  transact(database.db, async (tx, rollback: Rollback<string[]>) => {
    for (const damage of damages) await tx.execute(damage);
    return rollback(await checkAgreements(tx));
  });

const requestIn = (state: string) => sql`(select id from forward_requests where state = ${state} order by id limit 1)`;
const parcelOf = (state: string) =>
  sql`(select parcel_id from forward_request_parcels where is_live and request_id = ${requestIn(state)} limit 1)`;

test("I19 the check finds what was settled by another sum than was due", async () => {
  expect(await checkAgreements(database.db)).toEqual([]);
  const dearer = sql`update forward_requests set agreed_total = agreed_total + 100 where id = ${requestIn("packing")}`;
  expect(await complaintsAbout(dearer)).toEqual([expect.stringMatching(/^I19: forward_request \d+ was settled by/)]);
});

test("I20 the check finds more refunded than was taken", async () => {
  const twice = sql`insert into refunds (payment_id, destination, amount, reason, state, idempotency_key)
    select id, 'balance', captured + 100, 'twice', 'done', 'twice' from payments
    where payable_kind = 'order' and captured > 0 and failure is null and state = 'paid' order by id limit 1`;
  expect(await complaintsAbout(twice)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^I20: order \d+ was paid/)]),
  );
});

test("I21 the check finds a hold that its customer ended", async () => {
  const events = sql`insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor)
    select 'parcel', id, from_state, to_state, event, actor from (select id from parcels where state = 'in_storage' order by id limit 1) p,
      (values (1, 'in_storage', 'on_hold', 'hold', 'staff'), (2, 'on_hold', 'disposal_due', 'give_up', 'customer'),
        (3, 'disposal_due', 'in_storage', 'rescue', 'customer')) as step(nth, from_state, to_state, event, actor) order by nth`;
  expect(await complaintsAbout(events)).toEqual([
    expect.stringMatching(/^I21: PA\d+ was held, and rescue by a customer made it free$/),
  ]);
});

test("I22 the check finds one number on two boxes, and I13 a request whose parcel is gone", async () => {
  const same = sql`update parcels set tracking_number = '1ZSAME000001', warehouse_id = 1
    where id in (select id from parcels where state = 'in_storage' order by id limit 2)`;
  const isAllowed = sql`drop index parcels_stored_once`;
  expect(await complaintsAbout(isAllowed, same)).toEqual(["I22: 1ZSAME000001 is stored 2 times in warehouse 1"]);
  const lost = sql`update parcels set state = 'lost' where id = ${parcelOf("packing")}`;
  expect(await complaintsAbout(lost)).toEqual([
    expect.stringMatching(/^I13: FR\d+ is packing with PA\d+, which is lost$/),
  ]);
});

test("I23 the check finds contents that changed after the price was agreed", async () => {
  const dearer = sql`update parcel_items set unit_value = unit_value * 100 where parcel_id = ${parcelOf("awaiting_payment")}`;
  const unlocked = sql`update parcels set declaration_locked_at = null where id = ${parcelOf("awaiting_payment")}`;
  expect(await complaintsAbout(unlocked, dearer)).toEqual([
    expect.stringMatching(/^I23: FR\d+ was agreed for goods of/),
  ]);
});

test("I14 the check finds a service that was paid and never made", async () => {
  const service = sql`insert into parcel_services (parcel_id, kind, price) values (${parcelOf("dispatched")}, 'photos', 30000)`;
  expect(await complaintsAbout(service)).toEqual([
    expect.stringMatching(/^I14: photos of PA\d+ was paid, and never made$/),
  ]);
});

test("I14 the check finds a return without its fee, and more photos that nobody took", async () => {
  const returned = sql`insert into parcel_returns (parcel_id, address) select id, '' from parcels where state = 'in_storage' order by id limit 1`;
  expect(await complaintsAbout(returned)).toEqual([
    expect.stringMatching(/^I14: PA\d+ is in_storage, its return is open/),
  ]);
  const photos = sql`insert into parcel_services (parcel_id, kind, price, requested_at, done_at)
    select id, 'photos', 20000, now(), now() from parcels where state = 'in_storage' order by id limit 1`;
  expect(await complaintsAbout(photos)).toEqual([
    expect.stringMatching(/^I14: more photos of PA\d+ were said to be done with 0$/),
  ]);
});

test("I14 the check finds customs charged for goods that are in no box of the request", async () => {
  const request = sql`(select r.id from forward_requests r where r.customs_settled_at is null and r.paid_at is not null
    and r.agreed_lines @> '[{"key": "import_vat"}]' and r.packed_lines is null order by id limit 1)`;
  const change = (key: string, field: string, value: SQL) => sql`update forward_requests set agreed_lines =
    (select jsonb_agg(case when line ->> 'key' = ${key} then line || jsonb_build_object(${field}::text, ${value}) else line end)
      from jsonb_array_elements(agreed_lines) line) where id = ${request}`;
  const found = [expect.stringMatching(/^I14: FR\d+ has goods of/)];
  expect(await complaintsAbout(change("import_vat", "amount", sql`9000000`))).toEqual(found);
  expect(await complaintsAbout(change("duty", "codes", sql`9`))).toEqual(found);
  expect(await complaintsAbout(change("duty", "hs6", sql`'010121'::text`))).toEqual(found);
});
