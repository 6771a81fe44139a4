import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { newBuyer } from "../rig/buyer.ts";
import { CheckoutStopped, pay, retryUntilAnswered } from "../rig/checkout.ts";
import { becomesPaid, ordersOf } from "../rig/order-states.ts";
import { readyCheckout } from "../rig/purchase.ts";
import { send } from "../rig/send.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

const terminateAll = ({ database }: Shop) =>
  database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'crossdock%'`);

/**
 * On a slow machine the given seconds may pass without a purchase. Then connections are cut for up to this many times
 * as long, half as often in each further period, until somebody has bought.
 */
const LONGER_WITHOUT_A_BUYER = 7;

/** F07: every connection is cut again and again while buyers buy and retry. */
export const connectionsCut = (seconds: number, buyers: number, everyMs = 1_000): Scenario => ({
  id: "F07",
  title: `all connections cut every ${everyMs} ms for ${seconds} s, ${buyers} buyers`,
  run: async ({ shop, random, expect, faultEnds }) => {
    const bought: string[] = [];
    const startedAt = performance.now();
    const longest = seconds * LONGER_WITHOUT_A_BUYER;
    const isOver = () => performance.now() > startedAt + (bought.length > 0 ? seconds : longest) * 1_000;
    const timesRarer = () => 2 ** Math.floor((performance.now() - startedAt) / (seconds * 1_000));
    const cutting = (async () => {
      while (!isOver()) {
        await setTimeout(everyMs * timesRarer() * (0.5 + random.next()));
        await terminateAll(shop);
      }
    })();
    const buy = async () => {
      while (!isOver()) {
        const slug = await tryToBuy(shop).catch((error) => {
          if (error instanceof CheckoutStopped || error instanceof SyntaxError) return null;
          throw error;
        });
        if (slug) bought.push(slug);
      }
    };
    const crowd = Array.from({ length: CROWD }, () => keepTransactionsComing(shop, isOver));
    await Promise.all([cutting.then(faultEnds), ...crowd, ...Array.from({ length: buyers }, buy)]);
    expect(bought.length > 0, "no buyer could buy");
    for (const slug of bought) expect(await becomesPaid(shop, slug), `${slug} is paid`);
    const { checkout } = await readyCheckout(shop);
    expect((await pay(checkout)).status === 200, "the shop has recovered");
    const broken = shop.history.exchanges.filter(({ status }) => status === 500);
    expect(broken.length === 0, `a lost database is a 503, not a 500: ${JSON.stringify(broken[0])}`);
  },
});

/** Enough clients that some are about to begin a transaction whenever connections are cut. */
const CROWD = 30;

/** Each call is a transaction that finds nothing. */
async function keepTransactionsComing(shop: Shop, isOver: () => boolean): Promise<void> {
  const slug = "nobodys-checkout-at-all";
  while (!isOver()) await newBuyer(shop).call("/checkout/pay", { slug, total: 100 }, randomUUID());
}

async function tryToBuy(shop: Shop): Promise<string | null> {
  const { checkout } = await readyCheckout(shop);
  const key = randomUUID();
  const { status, body } = await retryUntilAnswered(() => pay(checkout, key), [0, 409, 503]);
  if (status !== 200 || !body.redirect_url) return null;
  await shop.simulator.press(body.redirect_url, "pay");
  return checkout.slug;
}

/** How long a page that needs no database may take while there is none. */
const PAGE_LIMIT_MS = 2_000;

/** F08: the database freezes, or is away as during a restart, while buyers pay. A buyer who retries pays once. */
export const databaseGone = (how: "freeze" | "goAway", seconds: number, buyers: number): Scenario => ({
  id: "F08",
  title: `the database ${how === "freeze" ? "is frozen" : "restarts"} for ${seconds} s, ${buyers} buyers pay`,
  run: async ({ shop, expect, faultEnds }) => {
    const { proxy } = shop;
    if (!proxy) throw new Error("F08 needs a shop behind the proxy");
    const ready = await Promise.all(Array.from({ length: buyers }, () => readyCheckout(shop)));
    const home = () => send(shop.port, { method: "GET", path: "/lt", headers: { host: "lt.localhost" }, body: "" });
    await home();
    proxy[how]();
    const attempts = ready.map(({ checkout }) => ({ checkout, key: randomUUID() }));
    const paying = attempts.map(({ checkout, key }) => pay(checkout, key));
    const page = await home();
    expect(page.status === 200 && page.tookMs < PAGE_LIMIT_MS, `the home page: ${page.status} in ${page.tookMs} ms`);
    await setTimeout(seconds * 1_000);
    proxy.comeBack();
    faultEnds();
    const answers = (await Promise.all(paying)).map(({ status }) => status);
    const odd = answers.filter((status) => ![200, 503].includes(status));
    expect(odd.length === 0, `paying was answered with ${odd}`);
    for (const { checkout, key } of attempts) {
      const { status, body } = await retryUntilAnswered(() => pay(checkout, key), [0, 409, 503]);
      expect(status === 200, `the retry was answered with ${status}: ${JSON.stringify(body)}`);
      if (body.redirect_url) await shop.simulator.press(body.redirect_url, "pay");
      expect(await becomesPaid(shop, checkout.slug), "the order is paid");
      expect((await ordersOf(shop, [checkout.slug])).length === 1, "there is one order");
    }
  },
});

const STOP_LIMIT_MS = 30_000;

/** The scenario; afterwards the shop stops without being killed, and the next start finds everything in order (F29). */
export const thenStopped = (scenario: Scenario): Scenario => ({
  ...scenario,
  run: async (trial) => {
    const { shop, expect } = trial;
    await scenario.run(trial);
    const { code, afterMs } = await shop.stop();
    expect(code === 0 && afterMs < STOP_LIMIT_MS, `SIGTERM ended with ${code} after ${Math.round(afterMs)} ms`);
    await shop.start();
  },
});

/** F09: the database has committed, but the shop does not receive the answer. */
export const commitAnswerLost: Scenario = {
  id: "F09",
  title: "the answer to COMMIT is lost while paying",
  run: async ({ shop, random, expect, faultEnds }) => {
    const { checkout } = await readyCheckout(shop);
    const before = shop.proxy?.lost() ?? 0;
    shop.proxy?.loseNextCommits(random.between(1, 2));
    const key = randomUUID();
    const first = await pay(checkout, key);
    shop.proxy?.loseNextCommits(0);
    faultEnds();
    expect((shop.proxy?.lost() ?? 0) > before, "an answer was lost");
    expect([0, 200, 503].includes(first.status), `answered ${first.status}`);
    const again = await retryUntilAnswered(() => pay(checkout, key));
    expect(again.status === 200, `the retry was answered with ${again.status}: ${JSON.stringify(again.body)}`);
    expect((await ordersOf(shop, [checkout.slug])).length === 1, "there is one order");
    if (again.body.redirect_url) await shop.simulator.press(again.body.redirect_url, "pay");
    expect(await becomesPaid(shop, checkout.slug), "the order is paid");
  },
};
