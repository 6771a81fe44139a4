import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Cart } from "#contracts/shop/selling/cart.ts";
import { type Buyer, newBuyer } from "../rig/buyer.ts";
import { pay } from "../rig/checkout.ts";
import { becomes, ordersOf } from "../rig/order-states.ts";
import { readyCheckout, startPurchase } from "../rig/purchase.ts";
import { runJob } from "../rig/run-job.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

const LEAD_MS = 120;
const SPREAD_MS = 50;

async function tryToReserve(buyer: Buyer, variantId: number): Promise<boolean> {
  const { body } = await buyer.call<{ cart?: Cart }>("/cart/add", { variant_id: variantId, quantity: 1 });
  return body.cart?.items.some((item) => item.variant_id === variantId && item.is_reserved) ?? false;
}

/** F19: the reservation of the last piece expires while its buyer pays and another buyer tries to reserve it. */
export const reservationEnds: Scenario = {
  id: "F19",
  title: "a reservation ends while its buyer pays, another buyer waits",
  run: async ({ shop, random, expect }) => {
    const { checkout, variantId } = await readyCheckout(shop, undefined, 1);
    const other = newBuyer(shop);
    await shop.database.db.execute(sql`
      update reservations set expires_at = clock_timestamp() + make_interval(secs => ${LEAD_MS / 1_000})
      where variant_id = ${variantId} and cart_id is not null`);
    const moment = () => setTimeout(LEAD_MS + (random.next() * 2 - 1) * SPREAD_MS);
    const [paying, reserving] = [moment(), moment()];
    const [reply, isReserved] = await Promise.all([
      paying.then(() => pay(checkout)),
      reserving.then(() => tryToReserve(other, variantId)),
    ]);
    const { result, redirect_url } = reply.body;
    expect(reply.status === 200, `pay was answered with ${reply.status}`);
    if (redirect_url) await shop.simulator.press(redirect_url, "pay");
    expect(
      (result === "redirect") !== isReserved,
      `paying gave ${result}, the other buyer ${isReserved ? "has" : "lacks"} it`,
    );
  },
};

/** F19: an unpaid order expires while it is paid and another buyer tries to reserve its piece. */
export const orderExpires: Scenario = {
  id: "F19",
  title: "an order expires while it is paid, another buyer waits",
  run: async ({ shop, random, expect }) => {
    const { checkout, start, variantId } = await startPurchase(shop);
    await writeOffUnreserved(shop, variantId);
    await shop.database.db.execute(sql`
      update orders set expires_at = clock_timestamp() + make_interval(secs => ${LEAD_MS / 1_000})
      where slug = ${checkout.slug}`);
    const other = newBuyer(shop);
    const moment = () => setTimeout(LEAD_MS + (random.next() * 2 - 1) * SPREAD_MS);
    let isReserved = false;
    const state = async () => (await ordersOf(shop, [checkout.slug]))[0]?.state;
    const [paying, expiring] = [moment(), moment()];
    await Promise.all([
      paying.then(() => shop.simulator.press(start.redirect_url ?? "", "pay")),
      expiring.then(() => runJob(shop, "unpaid-orders")),
      becomes(async () => {
        isReserved ||= await tryToReserve(other, variantId);
        return isReserved || (await state()) === "paid";
      }, 10_000),
    ]);
    const isPaid = await becomes(async () => (await state()) === "paid", isReserved ? 1_500 : 10_000);
    expect(
      isPaid !== isReserved,
      `the order is ${await state()}, the other buyer ${isReserved ? "has" : "lacks"} the piece`,
    );
  },
};

/** Leaves only the reserved pieces of a variant. */
async function writeOffUnreserved({ database }: Shop, variantId: number): Promise<void> {
  await database.db.execute(sql`
    insert into stock_movements (variant_id, quantity, reason)
    select variant_id, reserved - on_hand, 'written_off' from stock_levels
    where variant_id = ${variantId} and on_hand > reserved`);
}
