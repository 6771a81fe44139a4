import type { Cart } from "#contracts/shop/selling/cart.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { newBuyer } from "../rig/buyer.ts";
import { prepareCheckout, type ReadyCheckout } from "../rig/checkout.ts";
import { countIn, letReservationsExpire, ordersOf } from "../rig/order-states.ts";
import { stockVariants } from "../rig/stock.ts";
import { callTogether, payTogether, redirectsOf, tally } from "../rig/together.ts";
import type { Scenario, Trial } from "../rig/trial.ts";

/** F15 in the cart: all buyers add the last pieces at once. */
export const lastItemsInCarts = (buyers: number, pieces: number): Scenario => ({
  id: "F15",
  title: `${buyers} buyers put the last ${pieces} into their carts`,
  run: async ({ shop, expect }) => {
    const [variantId = 0] = await stockVariants(shop, 1, pieces);
    const asked = Array.from({ length: buyers }, () => {
      const buyer = newBuyer(shop);
      return { buyer, request: buyer.request("/cart/add", { variant_id: variantId, quantity: 1 }) };
    });
    const replies = await callTogether<{ cart?: Cart }>(shop, asked);
    const reserved = replies.filter(({ body }) => body.cart?.items.some(({ is_reserved }) => is_reserved));
    expect(reserved.length === Math.min(buyers, pieces), `${reserved.length} carts got one of ${pieces}`);
    // Of hundreds at once some may be answered with 503, which means that nothing was done.
    expect(
      replies.every(({ status }) => status < 500 || status === 503),
      `answers ${JSON.stringify(tally(replies as never))}`,
    );
  },
});

/** Checkouts of the same pieces: each buyer's reservation expired before the next buyer came. */
async function rivals({ shop }: Trial, buyers: number, variantId: number): Promise<ReadyCheckout[]> {
  const checkouts: ReadyCheckout[] = [];
  for (let index = 0; index < buyers; index += 1) {
    const choices = { lines: [{ variantId, quantity: 1 }], provider: PROVIDER.card };
    checkouts.push(await prepareCheckout(newBuyer(shop), choices));
    await letReservationsExpire(shop, [variantId]);
  }
  return checkouts;
}

/** F15 at payment: all buyers have confirmed, and there are not enough pieces. */
export const lastItemsAtPay = (buyers: number, pieces: number): Scenario => ({
  id: "F15",
  title: `${buyers} buyers pay for the last ${pieces} at once`,
  run: async (trial) => {
    const { shop, expect } = trial;
    const [variantId = 0] = await stockVariants(shop, 1, pieces);
    const checkouts = await rivals(trial, buyers, variantId);
    const replies = await payTogether(shop, checkouts);
    const won = Math.min(buyers, pieces);
    expect(tally(replies).redirect === won, `${JSON.stringify(tally(replies))}, not ${won} redirects`);
    const slugs = checkouts.map(({ slug }) => slug);
    expect((await ordersOf(shop, slugs)).length === won, "only the winners have an order");
    await Promise.all(redirectsOf(replies).map((url) => shop.simulator.press(url, "pay")));
  },
});

/** F16: two tabs of one cart add more of a variant than there is; their demand is summed. */
export const sharedStockInOneCart: Scenario = {
  id: "F16",
  title: "two lines of one cart share their stock",
  run: async ({ shop, expect }) => {
    const [variantId = 0, other = 0] = await stockVariants(shop, 2, 3);
    const buyer = newBuyer(shop);
    // The first answer gives the browser its cart.
    await buyer.call("/cart/add", { variant_id: other, quantity: 1 });
    const request = () => ({ buyer, request: buyer.request("/cart/add", { variant_id: variantId, quantity: 2 }) });
    await callTogether(shop, [request(), request()]);
    const { body } = await buyer.call<{ cart: Cart }>("/cart/fetch");
    const line = body.cart.items.find((item) => item.variant_id === variantId);
    expect((line?.quantity ?? 0) <= 3, `the cart holds ${line?.quantity} of 3`);
    const checkout = await prepareCheckout(buyer, {
      lines: [{ variantId: other, quantity: 1 }],
      provider: PROVIDER.card,
    });
    const replies = await payTogether(shop, [checkout]);
    await Promise.all(redirectsOf(replies).map((url) => shop.simulator.press(url, "pay")));
    expect(countIn(await ordersOf(shop, [checkout.slug]), "cancelled") === 0, "the order is not cancelled");
  },
};

/** F21: the same products in another order in every cart, which would deadlock if locks were taken in that order. */
export const shuffledLines = (buyers: number): Scenario => ({
  id: "F21",
  title: `${buyers} carts with the same five goods in shuffled order`,
  run: async ({ shop, random, expect }) => {
    const goods = await stockVariants(shop, 5, buyers * 2);
    const prepare = () =>
      prepareCheckout(newBuyer(shop), {
        lines: random.shuffle(goods).map((variantId) => ({ variantId, quantity: 1 })),
        provider: PROVIDER.card,
      });
    const checkouts = await Promise.all(Array.from({ length: buyers }, prepare));
    const replies = await payTogether(shop, checkouts);
    expect(tally(replies).redirect === buyers, `answers ${JSON.stringify(tally(replies))}`);
    const failed = shop.history.exchanges.filter(({ status }) => status >= 500);
    expect(failed.length === 0, `${failed.length} answers of 500 and more`);
    await Promise.all(redirectsOf(replies).map((url) => shop.simulator.press(url, "pay")));
  },
});
