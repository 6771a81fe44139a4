import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { TOP_UP_MINIMUM } from "#domain/money/payments/top-up-limits.ts";
import { pay, prepareCheckout, type ReadyCheckout } from "../rig/checkout.ts";
import { addCustomer, addStaff, type Customer } from "../rig/customers.ts";
import { fromBalance } from "../rig/from-balance.ts";
import { becomes, becomesPaid } from "../rig/order-states.ts";
import type { Shop } from "../rig/shop.ts";
import { stockVariants } from "../rig/stock.ts";
import { callTogether, tally } from "../rig/together.ts";
import type { Scenario } from "../rig/trial.ts";

interface UnpaidOrder extends ReadyCheckout {
  start: PaymentStart;
}

/** Orders of one piece each, started by card and not paid. */
async function unpaidOrders(shop: Shop, customer: Customer, count: number): Promise<UnpaidOrder[]> {
  const [variantId = 0] = await stockVariants(shop, 1, count);
  const buyer = customer.open();
  const orders: UnpaidOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const checkout = await prepareCheckout(buyer, { lines: [{ variantId, quantity: 1 }], provider: PROVIDER.card });
    orders.push({ ...checkout, start: (await pay(checkout)).body });
  }
  return orders;
}

const inTabs = (customer: Customer, orders: readonly UnpaidOrder[]) =>
  orders.map((order) => fromBalance({ ...order, buyer: customer.open() }));

/** More than one of the orders costs, and less than two. */
const enoughForOne = ([first]: readonly UnpaidOrder[]): number =>
  Math.ceil(((first?.data.totals.base ?? 0) / 100) * 1.6);

/** F17: many unpaid orders, and a balance that is enough for one of them. */
export const oneBalanceManyPayments = (payments: number): Scenario => ({
  id: "F17",
  title: `a balance for one of ${payments} payments at once`,
  run: async ({ shop, expect }) => {
    const customer = await addCustomer(shop);
    const orders = await unpaidOrders(shop, customer, payments);
    await customer.fund(enoughForOne(orders));
    const replies = await callTogether<PaymentStart>(shop, inTabs(customer, orders));
    expect(tally(replies).done === 1, `answers ${JSON.stringify(tally(replies))}`);
  },
});

/** F17: the same, while a top-up arrives and staff refund an earlier order to the balance. */
export const oneBalanceManyMovements = (payments: number): Scenario => ({
  id: "F17",
  title: `${payments} payments, a top-up and a refund of one balance at once`,
  run: async ({ shop, random, expect }) => {
    const customer = await addCustomer(shop);
    const staff = await addStaff(shop);
    const [bought, ...orders] = await unpaidOrders(shop, customer, payments + 1);
    if (!bought) throw new Error("Nothing was ordered");
    await shop.simulator.press(bought.start.redirect_url ?? "", "pay");
    expect(await becomesPaid(shop, bought.slug), "the earlier order is paid");
    await customer.fund(enoughForOne(orders));
    await shop.simulator.set({ held: true });
    await topUp(shop, customer, bought);
    const before = await balanceOf(shop, customer);
    const refundInput = { payment: bought.start.payment, destination: "balance", reason: "sent back" };
    const refund = staff.request("/payments/refund", refundInput, randomUUID());
    const asked = random.shuffle([{ buyer: staff, request: refund }, ...inTabs(customer, orders)]);
    const [replies] = await Promise.all([
      callTogether<Partial<PaymentStart>>(shop, asked),
      setTimeout(random.next() * 60).then(() => shop.simulator.release({})),
    ]);
    const { done = 0 } = tally(replies);
    expect(done >= 1, `answers ${JSON.stringify(tally(replies))}`);
    const moved = async () => (await balanceOf(shop, customer)) - before - (await expectedChange(shop, customer));
    expect(await becomes(async () => (await moved()) === 0), `the balance is off by ${await moved()}`);
  },
});

/** A top-up that is paid at its provider, without its notification yet. */
async function topUp(shop: Shop, customer: Customer, { data }: UnpaidOrder): Promise<void> {
  const card = data.payment_methods.find(({ payment_processor_id }) => payment_processor_id === PROVIDER.card);
  const amount = Math.max(TOP_UP_MINIMUM, Math.ceil(data.totals.base / 100) * 100);
  const { status, body } = await customer
    .open()
    .call<PaymentStart>("/balance/top-up", { amount, payment_method_id: card?.id ?? -1 }, randomUUID());
  if (!body.redirect_url) throw new Error(`The top-up was answered with ${status}: ${JSON.stringify(body)}`);
  await shop.simulator.press(body.redirect_url, "pay");
}

async function balanceOf({ database }: Shop, { userId }: Customer): Promise<number> {
  const { rows } = await database.db.execute<{ balance: string }>(
    sql`select balance from ledger_accounts where kind = 'customer' and user_id = ${userId}`,
  );
  return Number(rows[0]?.balance ?? 0);
}

/** Top-ups and refunds less payments, computed from other tables than the ledger's. */
async function expectedChange({ database }: Shop, { userId }: Customer): Promise<number> {
  const { rows } = await database.db.execute<{ change: string }>(sql`
    select (select sum(amount) from top_ups where user_id = ${userId})
      + (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
          where p.user_id = ${userId} and r.destination = 'balance')
      - (select coalesce(sum(balance_amount), 0) from payments where user_id = ${userId} and captured > 0) as change`);
  return Number(rows[0]?.change ?? 0);
}
