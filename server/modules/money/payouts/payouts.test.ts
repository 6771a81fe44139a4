import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { transact } from "#platform/database/transact.ts";
import { addBill } from "#testing/money/bills.ts";
import { chargesOf } from "#testing/money/payment-simulator.ts";
import {
  addCustomer,
  balanceOf,
  begin,
  contextOf,
  expectMoneyInvariants,
  openPayingShop,
  type PayingShop,
  paidTopUp,
  refundPayment,
} from "#testing/money/payments.ts";
import { addMember } from "#testing/people/members.ts";
import { adjust } from "../balance/index.ts";
import { confirmPayout, finishPayoutByHand } from "./confirm-payout.ts";
import { cancelPayout, rejectPayout } from "./end-payout.ts";
import { payoutAggregate } from "./payout-aggregate.ts";
import { payoutData } from "./personal-data.ts";
import { presentOptions } from "./present-payout.ts";
import { requestPayout } from "./request-payout.ts";
import type { PayoutRow } from "./tables.ts";

let shop: PayingShop;
let member: number;
beforeAll(async () => {
  shop = await openPayingShop({ poolSize: 24 });
  member = await addMember(shop.db);
});
afterEach(() => expectMoneyInvariants(shop));
afterAll(() => shop.close());

const topUp = (userId: number, cents: number, provider?: ProviderId) => paidTopUp(shop, userId, cents, provider);

async function customerWith(cents: number) {
  const userId = await addCustomer(shop);
  const reference = await topUp(userId, cents);
  return { userId, reference };
}

const optionsOf = (userId: number) => presentOptions(contextOf(shop, { userId }));
const request = (userId: number, cents: number) =>
  requestPayout(shop.payoutDeps, contextOf(shop, { userId }), fromMinor(cents));
const cancel = (userId: number, { id }: PayoutRow) =>
  cancelPayout(shop.payoutDeps, contextOf(shop, { userId }), numberOf("payout", id));

/** As a staff call does it: in one transaction, with the payout locked. */
const byStaff = <Result>({ id }: PayoutRow, work: (tx: typeof shop.db, payout: PayoutRow) => Promise<Result>) =>
  transact(shop.db, async (tx) => work(tx, await payoutAggregate.lock(tx, id)));
const confirm = (payout: PayoutRow) => byStaff(payout, (tx, row) => confirmPayout(shop.payoutDeps, tx, row, member));
const reject = (payout: PayoutRow, reason = "the card is closed.") =>
  byStaff(payout, (tx, row) => rejectPayout(shop.payoutDeps, tx, row, { by: member, reason }));

const latestOf = async (userId: number) => (await optionsOf(userId)).latest;
const refundedOf = async (reference: string) =>
  (await chargesOf(shop)).find((charge) => charge.reference === reference)?.refunded;
const mailsTo = async (userId: number) =>
  shop.mails
    .filter((mail) => mail.userId === userId)
    .map(({ template, values }) => [template, "amount" in values && values.amount]);
/** The provider no longer knows the payment, and refuses to refund it. */
const loseAtProvider = (reference: string) =>
  shop.db.execute(sql`update payments set provider_transaction = 'lost-' || id where reference = ${reference}`);
const settled = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).filter(({ status }) => status === "fulfilled").length;

describe("ACCOUNT-04 a payout", () => {
  test("is what was topped up and not spent; it is held, confirmed by staff, and refunded to the card", async () => {
    const { userId, reference } = await customerWith(50_00);
    const bill = await addBill(shop.db, { cents: 20_00, userId });
    await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 });
    expect(await optionsOf(userId)).toMatchObject({
      amount: fromMinor(30_00),
      stays: 0,
      sources: [
        { number: expect.stringMatching(/^TU\d+$/), payment_processor_id: PROVIDER.card, amount: fromMinor(30_00) },
      ],
      latest: null,
    });
    const payout = await request(userId, 30_00);
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(30_00), held: fromMinor(30_00) });
    expect(await latestOf(userId)).toMatchObject({ state: "requested", can_cancel: true });
    await confirm(payout);
    expect(await latestOf(userId)).toMatchObject({ state: "confirmed", can_cancel: false });
    expect(await balanceOf(shop, userId)).toEqual({ balance: 0, held: 0 });
    expect(await refundedOf(reference)).toBe(0);
    await shop.jobs.drain();
    await shop.jobs.again();
    expect(await refundedOf(reference)).toBe(30_00);
    expect(await latestOf(userId)).toMatchObject({ state: "paid", paid: fromMinor(30_00) });
    expect(await mailsTo(userId)).toEqual([
      ["payout-requested", "€30.00"],
      ["payout-paid", "€30.00"],
    ]);
    const source = { label: expect.stringMatching(/^Card, top-up TU\d+$/), value: "€30.00" };
    expect(shop.mails.filter((mail) => mail.userId === userId).map(({ rows }) => rows)).toEqual([[source], [source]]);
  });

  test("goes to each top-up that it came from, the newest first, and what staff gave stays", async () => {
    const { userId, reference: older } = await customerWith(30_00);
    const newer = await topUp(userId, 40_00, PROVIDER.wallet);
    const gift = { storefrontCode: "lt", currencyId: 1, key: `gift ${userId}`, userId, amount: fromMinor(5_00) };
    await adjust(shop.db, { ...gift, reason: "came late" }, { id: member, permissions: ["ledger.adjust"] });
    const bill = await addBill(shop.db, { cents: 15_00, userId });
    await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 });
    expect(await optionsOf(userId)).toMatchObject({ amount: fromMinor(60_00), stays: 0 });
    await confirm(await request(userId, 60_00));
    await shop.jobs.drain();
    expect([await refundedOf(newer), await refundedOf(older)]).toEqual([40_00, 20_00]);
  });

  test("of a gift or of a balance that was never topped up there is none", async () => {
    const userId = await addCustomer(shop);
    const gift = { storefrontCode: "lt", currencyId: 1, key: `gift ${userId}`, userId, amount: fromMinor(5_00) };
    await adjust(shop.db, { ...gift, reason: "came late" }, { id: member, permissions: ["ledger.adjust"] });
    expect(await optionsOf(userId)).toMatchObject({ amount: 0, stays: fromMinor(5_00), sources: [] });
    await expect(request(userId, 5_00)).rejects.toMatchObject({ code: "payout_changed" });
    await expect(request(userId, 0)).rejects.toMatchObject({ code: "payout_changed" });
  });

  test("is refused when another amount was shown, and while another one is under way", async () => {
    const { userId } = await customerWith(50_00);
    for (const cents of [49_99, 50_01]) {
      await expect(request(userId, cents)).rejects.toMatchObject({ code: "payout_changed" });
    }
    const payout = await request(userId, 50_00);
    await expect(request(userId, 50_00)).rejects.toMatchObject({ code: "payout_open" });
    await topUp(userId, 10_00);
    await expect(request(userId, 10_00)).rejects.toMatchObject({ code: "payout_open" });
    await confirm(payout);
    await expect(request(userId, 10_00)).rejects.toMatchObject({ code: "payout_open" });
    await shop.jobs.drain();
    await cancel(userId, await request(userId, 10_00));
  });

  test("can be taken back by its customer until it is confirmed, and by nobody else", async () => {
    const [{ userId, reference }, stranger] = [await customerWith(50_00), await addCustomer(shop)];
    const payout = await request(userId, 50_00);
    await expect(cancel(stranger, payout)).rejects.toMatchObject({ code: "not_found" });
    expect(await cancel(userId, payout)).toMatchObject({ state: "cancelled" });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(50_00), held: 0 });
    await expect(confirm(payout)).rejects.toMatchObject({ code: "conflict" });
    const second = await request(userId, 50_00);
    await confirm(second);
    await expect(cancel(userId, second)).rejects.toMatchObject({ code: "conflict" });
    await shop.jobs.drain();
    expect(await refundedOf(reference)).toBe(50_00);
  });

  test("that staff reject can be spent again, and the customer reads why", async () => {
    const { userId, reference } = await customerWith(50_00);
    const payout = await request(userId, 50_00);
    await reject(payout);
    expect(await latestOf(userId)).toMatchObject({ state: "rejected", reason: "the card is closed" });
    expect(shop.mails.at(-1)).toMatchObject({ template: "payout-rejected", values: { reason: "the card is closed" } });
    const bill = await addBill(shop.db, { cents: 50_00, userId });
    expect(await begin(shop, bill, { provider: PROVIDER.balance, cents: 0 })).toMatchObject({ isSettled: true });
    await expect(reject(payout)).rejects.toMatchObject({ code: "conflict" });
    expect(await refundedOf(reference)).toBe(0);
  });

  test("that the provider refuses is on the balance again, and a mail says so", async () => {
    const { userId, reference } = await customerWith(50_00);
    await confirm(await request(userId, 50_00));
    await loseAtProvider(reference);
    await shop.jobs.drain();
    expect(await latestOf(userId)).toMatchObject({ state: "failed", paid: 0 });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(50_00), held: 0 });
    expect((await mailsTo(userId)).at(-1)).toEqual(["payout-failed", "€50.00"]);
    expect(await optionsOf(userId)).toMatchObject({ amount: fromMinor(50_00) });
    expect(await refundedOf(reference)).toBe(0);
  });

  test("of which one share is refused pays the other, and says both", async () => {
    const { userId, reference } = await customerWith(30_00);
    await topUp(userId, 40_00, PROVIDER.wallet);
    await confirm(await request(userId, 70_00));
    await loseAtProvider(reference);
    await shop.jobs.drain();
    expect(await latestOf(userId)).toMatchObject({ state: "paid", paid: fromMinor(40_00) });
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(30_00), held: 0 });
    expect((await mailsTo(userId)).slice(1)).toEqual([
      ["payout-paid", "€40.00"],
      ["payout-failed", "€30.00"],
    ]);
  });

  test("by a provider that refunds nothing automatically ends when staff have sent it, and not before", async () => {
    const userId = await addCustomer(shop);
    await topUp(userId, 50_00, PROVIDER.regional);
    const payout = await request(userId, 50_00);
    const finish = () =>
      byStaff(payout, (tx, row) =>
        finishPayoutByHand(shop.payoutDeps, tx, row, { by: member, providerReference: "transfer 7" }),
      );
    await expect(finish()).rejects.toMatchObject({ code: "conflict" });
    await confirm(payout);
    await expect(finish()).rejects.toMatchObject({ code: "conflict" });
    await shop.jobs.drain();
    expect(await latestOf(userId)).toMatchObject({ state: "confirmed" });
    await finish();
    await expect(finish()).rejects.toMatchObject({ code: "conflict" });
    expect(await latestOf(userId)).toMatchObject({ state: "paid", paid: fromMinor(50_00) });
  });

  test("whose top-up was refunded otherwise meanwhile is not confirmed, and moves nothing", async () => {
    const { userId, reference } = await customerWith(50_00);
    const gift = { storefrontCode: "lt", currencyId: 1, key: `gift ${userId}`, userId, amount: fromMinor(50_00) };
    await adjust(shop.db, { ...gift, reason: "came late" }, { id: member, permissions: ["ledger.adjust"] });
    const payout = await request(userId, 50_00);
    const outside = { payment: reference, destination: "provider", reason: "asked by phone", key: "phone" } as const;
    await refundPayment(shop, { ...outside, amount: fromMinor(20_00) });
    await expect(confirm(payout)).rejects.toMatchObject({ code: "conflict" });
    expect(await latestOf(userId)).toMatchObject({ state: "requested" });
    await reject(payout);
    await shop.jobs.drain();
    expect(await refundedOf(reference)).toBe(20_00);
  });

  test("T129 is in the archive of its customer, and in nobody else's", async () => {
    const { userId } = await customerWith(50_00);
    await request(userId, 50_00);
    const collected = await payoutData.collect(shop.db, { userId });
    expect(collected).toMatchObject([{ userId, amount: fromMinor(50_00), shares: [{ amount: fromMinor(50_00) }] }]);
    expect(await payoutData.collect(shop.db, { userId: await addCustomer(shop) })).toEqual([]);
  });
});

describe("F17 payouts at the same moment", () => {
  const ROUNDS = 8;
  const rounds = (work: (round: number) => Promise<void>) => async () => {
    for (let round = 0; round < ROUNDS; round++) await work(round);
  };

  test("F17 twenty requests at once: one is accepted", async () => {
    const { userId } = await customerWith(50_00);
    expect(await settled(Array.from({ length: 20 }, () => request(userId, 50_00)))).toBe(1);
    expect(await balanceOf(shop, userId)).toEqual({ balance: fromMinor(50_00), held: fromMinor(50_00) });
  });

  test(
    "F17 a request and payments from the same balance: the money goes one way",
    rounds(async (round) => {
      const { userId, reference } = await customerWith(50_00);
      const bills = await Promise.all([1, 2, 3].map(() => addBill(shop.db, { cents: 40_00, userId })));
      const pay = bills.map((bill) => begin(shop, bill, { provider: PROVIDER.balance, cents: 0 }));
      const work = round % 2 === 0 ? [request(userId, 50_00), ...pay] : [...pay, request(userId, 50_00)];
      const outcomes = await Promise.allSettled(work);
      const paid = (await Promise.all(pay)).filter(({ result }) => result === "begun").length;
      const asked = outcomes.filter(({ status }) => status === "fulfilled").length - pay.length;
      expect(paid + asked).toBe(1);
      expect(await balanceOf(shop, userId)).toEqual(
        asked === 1 ? { balance: fromMinor(50_00), held: fromMinor(50_00) } : { balance: fromMinor(10_00), held: 0 },
      );
      expect(await refundedOf(reference)).toBe(0);
    }),
  );

  test("F17 confirmed by ten members at once: it is refunded once", async () => {
    const { userId, reference } = await customerWith(50_00);
    const payout = await request(userId, 50_00);
    expect(await settled(Array.from({ length: 10 }, () => confirm(payout)))).toBe(1);
    await shop.jobs.drain();
    expect(await refundedOf(reference)).toBe(50_00);
    expect(await latestOf(userId)).toMatchObject({ state: "paid" });
  });

  test(
    "F17 confirmed, rejected and taken back at once: exactly one of them happens",
    rounds(async (round) => {
      const { userId, reference } = await customerWith(50_00);
      const payout = await request(userId, 50_00);
      const moves = [() => confirm(payout), () => cancel(userId, payout), () => reject(payout)];
      const inTurn = moves.map((_, index) => moves[(index + round) % moves.length]?.() ?? Promise.reject());
      expect(await settled(inTurn)).toBe(1);
      await shop.jobs.drain();
      const isPaid = (await latestOf(userId))?.state === "paid";
      expect(await refundedOf(reference)).toBe(isPaid ? 50_00 : 0);
      expect(await balanceOf(shop, userId)).toEqual({ balance: isPaid ? 0 : fromMinor(50_00), held: 0 });
    }),
  );

  test("I10 the history of a payout names who did what", async () => {
    const { userId } = await customerWith(50_00);
    const { id } = await request(userId, 50_00);
    await confirm(await shop.db.transaction((tx) => payoutAggregate.lock(tx, id)));
    await shop.jobs.drain();
    const { rows } = await shop.db.execute(sql`
      select event, actor, actor_id from status_events where aggregate = 'payout' and aggregate_id = ${id} order by id`);
    expect(rows).toEqual([
      { event: "request", actor: "customer", actor_id: userId },
      { event: "confirm", actor: "staff", actor_id: member },
      { event: "finish", actor: "system", actor_id: null },
    ]);
  });
});
