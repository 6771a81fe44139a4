import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PROVIDER, type ProviderId } from "#domain/money/payments/provider.ts";
import { payHeld } from "../rig/notification.ts";
import { becomes, becomesPaid, makeCheckDue, ordersOf } from "../rig/order-states.ts";
import { startPurchase } from "../rig/purchase.ts";
import { sendTogether } from "../rig/send.ts";
import type { Scenario } from "../rig/trial.ts";

const PROVIDERS: readonly ProviderId[] = [PROVIDER.card, PROVIDER.wallet, PROVIDER.regional];

/** F03: the same notification many times in the same moment. */
export const duplicates = (copies: number): Scenario => ({
  id: "F03",
  title: `${copies} copies of a notification at once`,
  run: async ({ shop, random, expect }) => {
    await shop.simulator.set({ held: true });
    const purchase = await startPurchase(shop, random.pick(PROVIDERS));
    const notification = await payHeld(shop, purchase);
    const replies = await sendTogether(
      shop.port,
      Array.from({ length: copies }, () => notification),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length === 0, `${refused.length} answers were not 200: ${refused[0]?.status}`);
    // The wallet's money is collected after the approval, which makes another notification.
    await shop.simulator.release({});
    expect(await becomesPaid(shop, purchase.checkout.slug), "the order is paid");
  },
});

/** F05: the notification never comes; the shop asks the provider. */
export const lost: Scenario = {
  id: "F05",
  title: "a notification that never comes",
  run: async ({ shop, random, expect }) => {
    await shop.simulator.set({ lost: true });
    const { checkout, start } = await startPurchase(shop, random.pick([PROVIDER.card, PROVIDER.wallet]));
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    await makeCheckDue(shop, start.payment);
    expect(await becomesPaid(shop, checkout.slug), "the order is paid without a notification");
  },
};

/** F06: the payer's return and the notification arrive at once. */
export const returnAndNotification: Scenario = {
  id: "F06",
  title: "the payer's return and the notification at once",
  run: async ({ shop, random, expect }) => {
    await shop.simulator.set({ held: true });
    const purchase = await startPurchase(shop, random.pick(PROVIDERS));
    const { checkout, start } = purchase;
    const notification = await payHeld(shop, purchase);
    const returned = () => checkout.buyer.request("/payment/state", { payment: start.payment });
    const requests = random.shuffle([notification, ...Array.from({ length: 6 }, returned)]);
    const replies = await sendTogether(shop.port, requests);
    const numbers = replies.flatMap(({ body }) => /"number":"(OR\d+)"/.exec(body)?.[1] ?? []);
    expect(new Set(numbers).size === 1, `the browser received ${[...new Set(numbers)].join()}`);
    await shop.simulator.release({});
    expect(await becomesPaid(shop, checkout.slug), "the order is paid");
    const { body } = await checkout.buyer.call<{ outcome: string }>("/payment/state", { payment: start.payment });
    expect(body.outcome === "paid", `the browser sees ${JSON.stringify(body)}`);
  },
};

/** T120 in a running shop: another amount or currency does not pay the order. */
export const wrongMoney: Scenario = {
  id: "F11",
  title: "the provider takes another amount or currency",
  run: async ({ shop, random, expect }) => {
    await shop.simulator.set(random.pick([{ wrongAmount: true }, { wrongCurrency: true }]));
    const { checkout, start } = await startPurchase(shop, random.pick(PROVIDERS));
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    const isParked = async () => {
      const { rows } = await shop.database.db.execute(sql`
        select from provider_events e join payments p on p.id = e.payment_id
        where p.reference = ${start.payment} and e.outcome = 'parked'`);
      return rows.length > 0;
    };
    expect(await becomes(isParked), "it is parked for staff");
    await setTimeout(50);
    expect((await ordersOf(shop, [checkout.slug]))[0]?.state === "awaiting_payment", "the order is not paid");
  },
};
