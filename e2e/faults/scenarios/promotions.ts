import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { newBuyer } from "../rig/buyer.ts";
import { prepareCheckout, type ReadyCheckout } from "../rig/checkout.ts";
import { countIn, ordersOf } from "../rig/order-states.ts";
import type { Shop } from "../rig/shop.ts";
import { stockVariants } from "../rig/stock.ts";
import { callTogether, payTogether, redirectsOf, tally } from "../rig/together.ts";
import type { Scenario } from "../rig/trial.ts";

async function addPromotion({ database }: Shop, limit: number): Promise<string> {
  const code = `RACE${randomUUID().slice(0, 8)}`.toUpperCase();
  await database.db.execute(sql`
    insert into promotions (code, type, value, total_limit) values (${code}, 1, 500, ${limit})`);
  return code;
}

/** F18: more buyers than a code has uses; then some of the orders are cancelled, twice at once. */
export const limitedCode = (buyers: number, limit: number): Scenario => ({
  id: "F18",
  title: `${buyers} buyers, a code for ${limit}`,
  run: async ({ shop, expect }) => {
    const [variantId = 0] = await stockVariants(shop, 1, buyers);
    const promotion = await addPromotion(shop, limit);
    const checkouts: ReadyCheckout[] = [];
    for (let index = 0; index < buyers; index += 1) {
      const choices = { lines: [{ variantId, quantity: 1 }], provider: PROVIDER.card, promotion };
      checkouts.push(await prepareCheckout(newBuyer(shop), choices));
    }
    const replies = await payTogether(shop, checkouts);
    const won = Math.min(buyers, limit);
    expect(tally(replies).redirect === won, `answers ${JSON.stringify(tally(replies))}, not ${won} redirects`);
    const winners = checkouts.filter((_, index) => replies[index]?.body.result === "redirect");
    const [leaving, staying] = [winners.slice(0, won / 2), redirectsOf(replies.slice())];
    const cancel = leaving.flatMap(({ buyer, slug }) => [1, 2].map(() => ({ buyer, slug })));
    await callTogether(
      shop,
      cancel.map(({ buyer, slug }) => ({ buyer, request: buyer.request("/my-orders/cancel", { slug }) })),
    );
    const orders = await ordersOf(
      shop,
      leaving.map(({ slug }) => slug),
    );
    expect(countIn(orders, "cancelled") === leaving.length, "each cancelled order is cancelled once");
    await Promise.all(staying.map((url) => shop.simulator.press(url, "pay")));
  },
});
