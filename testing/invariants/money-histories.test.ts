import { afterAll, beforeAll, expect, test } from "vitest";
import { holdAggregate } from "#modules/money/balance/hold-aggregate.ts";
import { refundAggregate, topUpAggregate } from "#modules/money/payments/index.ts";
import { findBrokenHistories } from "#platform/state/check-histories.ts";
import { type MigratedDatabase, openMigratedDatabase } from "../migrated-database.ts";

const HISTORIES_MIGRATION = "0020_money_histories.sql";

/** A shop from before refunds, top-ups and holds had a history, with one of each state. */
const BEFORE = `
  insert into countries values (1, 'LT');
  insert into languages values (1, 'en', 'English');
  insert into currencies values (1, 'EUR');
  insert into storefronts (code, name, theme, app_url, default_language_id, default_country_id, conversion_currency_id)
  values ('lt', 'lt', 'default', 'http://lt.localhost', 1, 1, 1);
  insert into users (id, storefront_code, email, first_name, last_name, language_id)
  values (10, 'lt', 'ruta@example.com', 'Rūta', 'Customer', 1);
  insert into top_ups (slug, storefront_code, user_id, currency_id, amount, state)
  select 'slug-' || state, 'lt', 10, 1, 10000, state
    from unnest('{awaiting_payment,cancelled,paid,refunded}'::text[]) state;
  insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, currency_id,
    payment_processor_id, amount, expires_at)
  values (repeat('r', 22), 'top_up', 1, 'lt', 1, 1, 1, 10000, now());
  insert into refunds (payment_id, destination, amount, reason, state, idempotency_key)
  select 1, 'provider', 100, 'why', state, state from unnest('{requested,done,failed}'::text[]) state;
  insert into ledger_accounts (kind, storefront_code, currency_id, user_id) values ('customer', 'lt', 1, 10);
  insert into ledger_holds (account_id, amount, state, idempotency_key, ended_at)
  values (1, 100, 'held', 'a', null), (1, 100, 'voided', 'b', now());
`;

let database: MigratedDatabase;
beforeAll(async () => {
  database = await openMigratedDatabase({ before: HISTORIES_MIGRATION, rows: BEFORE });
});
afterAll(() => database?.close());

test("I10 refunds, top-ups and holds from before have a history that leads to their state", async () => {
  const { db } = database;
  expect(await findBrokenHistories(db, refundAggregate)).toEqual([]);
  expect(await findBrokenHistories(db, topUpAggregate)).toEqual([]);
  expect(await findBrokenHistories(db, holdAggregate)).toEqual([]);
  const { rows } = await db.execute("select aggregate, count(*)::int from status_events group by 1 order by 1");
  expect(rows).toEqual([
    { aggregate: "hold", count: 3 },
    { aggregate: "refund", count: 5 },
    { aggregate: "top_up", count: 7 },
  ]);
});
