import { setTimeout as pause } from "node:timers/promises";
import { openRunDatabase } from "../e2e/faults/rig/long-run-database.ts";
import { becomes } from "../e2e/faults/rig/order-states.ts";
import { untilRecovered } from "../e2e/faults/rig/recovery.ts";
import { openShop, type Shop, type ShopOptions } from "../e2e/faults/rig/shop.ts";
import { stockVariants } from "../e2e/faults/rig/stock.ts";
import { agent, checkOut, type Kind, payersOf, sendKeptAlive } from "./checkout-buyers.ts";
import { reportFigures } from "./figures.ts";
import { quantile } from "./statistics.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
/** Until then functions are compiled, statements prepared and connections open. */
const WARM_UP_SECONDS = Math.max(10, SECONDS);
const COUNTED_CHECKOUTS = 20;
const GOODS = 200;
const PLENTY = 100_000;
const PAGES = ["/en", "/lt", "/en/cart"];
const PAGES_PER_SECOND = 20;
const ENVIRONMENT = { DEMO: "1", LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1", LIMITS: "off", DEMO_OPEN: "1" };

async function paidOrders({ database }: Shop): Promise<number> {
  const { rows } = await database.db.execute<{ paid: number }>(
    "select count(*)::int as paid from orders where state = 'paid'",
  );
  return rows[0]?.paid ?? 0;
}

/** Transactions that PostgreSQL has committed for the shop, those of its queue included. */
async function commits({ database }: Shop): Promise<number> {
  const { rows } = await database.db.execute<{ commits: number }>(
    "select xact_commit::int as commits from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.commits ?? 0;
}

interface Load {
  kind: Kind;
  parallel: number;
  seconds?: number;
}

interface Figures {
  perSecond: number;
  /** Of each checkout: milliseconds of processor time that the client itself took. */
  clientMs: number;
  commitsEach: number;
  addP95: number;
  payP95: number;
}

async function measure(shop: Shop, goods: readonly number[], load: Load): Promise<Figures> {
  const { kind, parallel, seconds: limit = SECONDS } = load;
  const payer = await payersOf(shop, kind, parallel);
  const [before, commitsBefore] = [await paidOrders(shop), await commits(shop)];
  shop.history.clear();
  const [startedAt, used] = [performance.now(), process.cpuUsage()];
  const isOver = () => performance.now() - startedAt > limit * 1_000;
  let done = 0;
  const buy = async () => {
    while (!isOver()) {
      await checkOut(shop, payer, goods);
      done += 1;
    }
  };
  await Promise.all([browse(shop, isOver), ...Array.from({ length: parallel }, buy)]);
  // Payments whose notification is still being handled count towards the time.
  await becomes(async () => (await paidOrders(shop)) >= before + done);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(used);
  const p95 = (path: string) =>
    quantile(
      shop.history.of(path).map(({ tookMs }) => tookMs),
      0.95,
    );
  return {
    perSecond: done / seconds,
    clientMs: (user + system) / 1_000 / done,
    commitsEach: ((await commits(shop)) - commitsBefore) / done,
    addP95: p95("/cart/add"),
    payP95: p95("/checkout/pay"),
  };
}

/** Other visitors load pages meanwhile. */
async function browse({ port }: Shop, isOver: () => boolean): Promise<void> {
  const headers = { host: `lt.localhost:${port}` };
  for (let index = 0; !isOver(); index += 1) {
    const path = PAGES[index % PAGES.length] ?? "/en";
    void sendKeptAlive(port, { method: "GET", path, headers, body: "" }).catch(() => undefined);
    await pause(1_000 / PAGES_PER_SECOND);
  }
}

/** Counted on the wire between the shop and PostgreSQL, one checkout after the other, without other load. */
async function countedStatements(adminUrl: string, kind: Kind): Promise<void> {
  await withShop(adminUrl, { throughProxy: true }, async (shop, goods) => {
    const payer = await payersOf(shop, kind, 1);
    const sums = { calls: 0, all: 0 };
    await checkOut(shop, payer, goods);
    for (let index = 0; index < COUNTED_CHECKOUTS; index += 1) {
      await untilRecovered(shop);
      const [before, paid] = [sent(shop), await paidOrders(shop)];
      await checkOut(shop, payer, goods, () => {
        sums.calls += sent(shop) - before;
      });
      await becomes(async () => (await paidOrders(shop)) > paid);
      await untilRecovered(shop);
      sums.all += sent(shop) - before;
    }
    const each = (sum: number) => (sum / COUNTED_CHECKOUTS).toFixed(1).padStart(8);
    console.log(`${kind.padEnd(20)} ${each(sums.calls)} ${each(sums.all)}`);
    reportFigures({ [`${kind}, statements in all`]: sums.all / COUNTED_CHECKOUTS });
  });
}

/** With BEGIN and COMMIT. */
const sent = ({ proxy }: Shop): number => (proxy ? proxy.statements.queries + proxy.statements.boundaries : 0);

async function withShop<Result>(
  adminUrl: string,
  options: ShopOptions,
  use: (shop: Shop, goods: number[]) => Promise<Result>,
): Promise<Result> {
  const shop = await openShop(adminUrl, { env: ENVIRONMENT, ...options });
  try {
    await shop.start();
    return await use(shop, await stockVariants(shop, GOODS, PLENTY));
  } finally {
    await shop.close();
  }
}

const database = await openRunDatabase(true);
try {
  console.log("statements              calls   in all");
  for (const kind of ["guest by card", "customer by balance"] as const)
    await countedStatements(database.adminUrl, kind);
  console.log("\ncheckout             parallel  per second  commits  client CPU  add p95  pay p95");
  await withShop(database.adminUrl, {}, async (shop, goods) => {
    await measure(shop, goods, { kind: "guest by card", parallel: 16, seconds: WARM_UP_SECONDS });
    for (const kind of ["guest by card", "customer by balance"] as const)
      for (const parallel of [1, 16]) {
        const { perSecond, commitsEach, clientMs, addP95, payP95 } = await measure(shop, goods, { kind, parallel });
        const counts = [perSecond.toFixed(1).padStart(11), commitsEach.toFixed(1).padStart(8)];
        const cells = [String(parallel).padStart(8), ...counts, ms(clientMs).padStart(11), ms(addP95), ms(payP95)];
        console.log(`${kind.padEnd(20)} ${cells.join(" ")}`);
        const name = `${kind}, ${parallel} at once`;
        reportFigures({ [name]: perSecond, [`${name}, add p95`]: addP95, [`${name}, pay p95`]: payP95 });
      }
  });
} finally {
  agent.destroy();
  await database.close();
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(8);
}
