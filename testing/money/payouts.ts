import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { readerOf } from "#domain/operations/storefronts/reader.ts";
import { idOf, numberOf } from "#domain/shared/numbers/numbers.ts";
import { topUp } from "#modules/money/balance/index.ts";
import { confirmPayout } from "#modules/money/payouts/confirm-payout.ts";
import { payoutAggregate } from "#modules/money/payouts/payout-aggregate.ts";
import type { PayoutDeps } from "#modules/money/payouts/payout-deps.ts";
import { requestPayout } from "#modules/money/payouts/request-payout.ts";
import { findRecipient, lockRecipient } from "#modules/people/identity/index.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { addMember } from "#testing/people/members.ts";
import type { TestApp } from "#testing/test-app.ts";

interface PaidTopUp {
  userId: number;
  cents: number;
  provider?: ProviderId;
}

/** A top-up that a provider took in the past. */
export async function addPaidTopUp(db: Database, { userId, cents, provider = PROVIDER.card }: PaidTopUp) {
  const reference = randomUUID();
  const amount = fromMinor(cents);
  const { rows } = await db.execute<{ id: number }>(sql`
    with added as (
      insert into top_ups (slug, storefront_code, user_id, currency_id, amount, state, paid_at)
      values (${reference}, 'lt', ${userId}, 1, ${amount}, 'paid', now()) returning id)
    insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, user_id, currency_id,
      payment_processor_id, amount, captured, state, provider_transaction, expires_at)
    select ${reference}, 'top_up', id, 'lt', 1, ${userId}::integer, 1, ${provider}::smallint, ${amount}::bigint,
      ${amount}::bigint, 'paid', ${reference}, now() from added returning id`);
  const processor = { id: provider, name: "Test", transactionId: reference };
  await topUp(db, { storefrontCode: "lt", currencyId: 1, key: `payment:${reference}`, userId, amount, processor });
  return { paymentId: rows[0]?.id ?? 0, reference };
}

const depsOf = ({ shop }: TestApp): PayoutDeps => ({
  queueMail: shop.mail.queueMail,
  storefronts: shop.storefronts,
  payments: shop.payments,
  findRecipient,
  lockRecipient,
});

/** A payout that a new customer of lt has asked for, of one top-up; its number. */
export async function requestedPayout(app: TestApp, provider: ProviderId = PROVIDER.card): Promise<string> {
  const { db } = app.database;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (storefront_code, email, language_id)
    values ('lt', 'payee-' || gen_random_uuid() || '@example.com', 1) returning id`);
  const userId = rows[0]?.id ?? 0;
  await addPaidTopUp(db, { userId, cents: 20_00, provider });
  const storefront = app.shop.storefronts.all().find(({ code }) => code === "lt");
  if (!storefront) throw new Error("There is no storefront lt");
  const context = { db, storefront, reader: readerOf(storefront, { language: "en" }), user: { id: userId } };
  const payout = await requestPayout(depsOf(app), context as unknown as ReaderContext, fromMinor(20_00));
  return numberOf("payout", payout.id);
}

/** The same, confirmed, and the provider leaves it to staff to send the money. */
export async function payoutByHand(app: TestApp): Promise<string> {
  const { db } = app.database;
  const number = await requestedPayout(app, PROVIDER.regional);
  const by = await addMember(db);
  const id = idOf("payout", number) ?? 0;
  await db.transaction(async (tx) => {
    await confirmPayout(depsOf(app), tx, await payoutAggregate.lock(tx, id), by);
  });
  await db.execute(sql`
    insert into provider_events (payment_processor_id, event_id, payment_id, kind, payload, outcome, reason)
    select ${PROVIDER.regional}::smallint, 'refund:' || refund_id, payment_id, 'refunded', '{}', 'parked', 'refund_by_hand'
    from payout_shares where payout_id = ${id}`);
  return number;
}
