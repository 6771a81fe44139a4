import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { newBuyer } from "../rig/buyer.ts";
import { pay, prepareCheckout, type ReadyCheckout } from "../rig/checkout.ts";
import { addCustomer } from "../rig/customers.ts";
import { fromBalance } from "../rig/from-balance.ts";
import { becomesPaid, ordersOf } from "../rig/order-states.ts";
import { stockVariants } from "../rig/stock.ts";
import { callTogether, payTogether, redirectsOf, tally } from "../rig/together.ts";
import type { Scenario, Trial } from "../rig/trial.ts";

const RICH = 1_000_000;

const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

/** F14: each tab gets its own page at the provider, and the payer pays on all of them. */
export const tabsByCard = (tabs: number): Scenario => ({
  id: "F14",
  title: `${tabs} tabs pay one checkout by card`,
  run: async ({ shop, expect }) => {
    const [variantId = 0] = await stockVariants(shop, 1, 3);
    const choices = { lines: [{ variantId, quantity: 1 }], provider: PROVIDER.card };
    const checkout = await prepareCheckout(newBuyer(shop), choices);
    const replies = await payTogether(
      shop,
      times(tabs, () => checkout),
    );
    expect((await ordersOf(shop, [checkout.slug])).length === 1, "one checkout made one order");
    expect(
      replies.every(({ status }) => status === 200 || status === 409),
      `answers ${JSON.stringify(tally(replies))}`,
    );
    const pages = redirectsOf(replies);
    expect(pages.length > 0, `no tab was redirected: ${JSON.stringify(tally(replies))}`);
    await Promise.all(pages.map((url) => shop.simulator.press(url, "pay")));
    expect(await becomesPaid(shop, checkout.slug), "the order is paid");
    await expectAlreadyPaid(checkout, expect);
  },
});

async function expectAlreadyPaid(checkout: ReadyCheckout, expect: Trial["expect"]): Promise<void> {
  const { body } = await pay(checkout);
  expect(body.result === "already_paid" && body.order_number !== null, `a late tab receives ${JSON.stringify(body)}`);
}

/** F14: the same balance pays from every tab at once. */
export const tabsByBalance = (tabs: number): Scenario => ({
  id: "F14",
  title: `${tabs} tabs pay one checkout from the balance`,
  run: async ({ shop, expect }) => {
    const [variantId = 0] = await stockVariants(shop, 1, 3);
    const customer = await addCustomer(shop, RICH);
    const choices = { lines: [{ variantId, quantity: 1 }], provider: PROVIDER.balance, usesBalance: true };
    const checkout = await prepareCheckout(customer.open(), choices);
    const replies = await payTogether(
      shop,
      times(tabs, () => ({ ...checkout, buyer: customer.open() })),
    );
    expect(tally(replies).done === 1, `answers ${JSON.stringify(tally(replies))}`);
    await expectAlreadyPaid(checkout, expect);
  },
});

/** F14: the card's page is paid while another tab pays the same order from the balance. */
export const cardAgainstBalance = (tabs: number): Scenario => ({
  id: "F14",
  title: `a card against ${tabs} tabs with the balance`,
  run: async ({ shop, expect }) => {
    const [variantId = 0] = await stockVariants(shop, 1, 3);
    const customer = await addCustomer(shop, RICH);
    const buyer = customer.open();
    const checkout = await prepareCheckout(buyer, { lines: [{ variantId, quantity: 1 }], provider: PROVIDER.card });
    const { body } = await pay(checkout);
    const [byBalance] = await Promise.all([
      callTogether<PaymentStart>(
        shop,
        times(tabs, () => fromBalance({ ...checkout, buyer: customer.open() })),
      ),
      shop.simulator.press(body.redirect_url ?? "", "pay"),
    ]);
    expect(await becomesPaid(shop, checkout.slug), `the order is paid after ${JSON.stringify(tally(byBalance))}`);
  },
});
