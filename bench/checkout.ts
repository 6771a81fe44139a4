import { Agent, request as openRequest } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { PROVIDER } from "../domain/payments/provider.ts";
import { type Buyer, newBuyer } from "../e2e/faults/rig/buyer.ts";
import { pay, prepareCheckout } from "../e2e/faults/rig/checkout.ts";
import { addCustomer } from "../e2e/faults/rig/customers.ts";
import { openRunDatabase } from "../e2e/faults/rig/long-run-database.ts";
import type { RawReply, RawRequest } from "../e2e/faults/rig/send.ts";
import { stockShelf } from "../e2e/faults/rig/shelf.ts";
import { openShop, type Shop, type ShopOptions } from "../e2e/faults/rig/shop.ts";
import { becomes } from "../e2e/faults/rig/standing.ts";
import { quantile } from "./statistics.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const COUNTED_CHECKOUTS = 20;
const GOODS = 200;
const PLENTY = 100_000;
const PAGES = ["/en", "/lt", "/en/cart"];
const PAGES_PER_SECOND = 20;
const ENVIRONMENT = { DEMO: "1", LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1" };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** As a browser, or the proxy before the shop, does: over connections that stay. */
function sendKeptAlive(port: number, { method, path, headers, body }: RawRequest): Promise<RawReply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = openRequest({ port, agent, method, path, headers }, async (answer) => {
      const received = await text(answer);
      const cookie = answer.headers["set-cookie"]?.[0];
      const told: Record<string, string> = cookie ? { "set-cookie": cookie } : {};
      resolve({ status: answer.statusCode ?? 0, headers: told, body: received, tookMs: performance.now() - startedAt });
    });
    outgoing.on("error", reject).end(body);
  });
}

type Kind = "guest by card" | "customer by balance";

interface Payer {
  kind: Kind;
  next(): Promise<Buyer>;
}

/** A new guest for each checkout; customers come back, or signing them up would be what is measured. */
async function payersOf(shop: Shop, kind: Kind, parallel: number): Promise<Payer> {
  if (kind === "guest by card") return { kind, next: async () => newBuyer(shop, {}, sendKeptAlive) };
  const customers = await Promise.all(Array.from({ length: parallel }, () => addCustomer(shop, 100_000_000)));
  let last = 0;
  return { kind, next: async () => (customers[last++ % parallel] ?? customers[0])?.open(sendKeptAlive) as Buyer };
}

/** The whole way; a guest's ends on the provider's page, where they pay and the provider tells the shop. */
async function checkOut(shop: Shop, { kind, next }: Payer, goods: readonly number[]): Promise<void> {
  const variantId = goods[Math.floor(Math.random() * goods.length)] ?? 0;
  const isGuest = kind === "guest by card";
  const checkout = await prepareCheckout(await next(), {
    lines: [{ variantId, quantity: 1 }],
    provider: isGuest ? PROVIDER.card : PROVIDER.balance,
    usesBalance: !isGuest,
  });
  const { body } = await pay(checkout);
  if (isGuest) await shop.simulator.press(body.redirect_url ?? "", "pay");
  else if (body.result !== "done") throw new Error(`pay was answered with ${JSON.stringify(body)}`);
}

async function paidOrders({ database }: Shop): Promise<number> {
  const { rows } = await database.db.execute<{ paid: number }>(
    "select count(*)::int as paid from orders where state = 'paid'",
  );
  return rows[0]?.paid ?? 0;
}

interface Figures {
  kind: Kind;
  parallel: number;
  perSecond: number;
  addP95: number;
  payP95: number;
}

async function measure(shop: Shop, kind: Kind, parallel: number, goods: readonly number[]): Promise<Figures> {
  const payer = await payersOf(shop, kind, parallel);
  const before = await paidOrders(shop);
  shop.history.forget();
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > SECONDS * 1_000;
  let done = 0;
  const buy = async () => {
    while (!isOver()) {
      await checkOut(shop, payer, goods);
      done += 1;
    }
  };
  await Promise.all([browse(shop, isOver), ...Array.from({ length: parallel }, buy)]);
  // Money that was told of but not counted yet belongs to the time that it takes.
  await becomes(async () => (await paidOrders(shop)) >= before + done);
  const seconds = (performance.now() - startedAt) / 1_000;
  const p95 = (path: string) =>
    quantile(
      shop.history.of(path).map(({ tookMs }) => tookMs),
      0.95,
    );
  return { kind, parallel, perSecond: done / seconds, addP95: p95("/cart/add"), payP95: p95("/checkout/pay") };
}

/** Other people look at pages meanwhile. */
async function browse({ port }: Shop, isOver: () => boolean): Promise<void> {
  const headers = { host: `lt.localhost:${port}` };
  for (let index = 0; !isOver(); index += 1) {
    const path = PAGES[index % PAGES.length] ?? "/en";
    void sendKeptAlive(port, { method: "GET", path, headers, body: "" }).catch(() => undefined);
    await pause(1_000 / PAGES_PER_SECOND);
  }
}

/** Counted on the wire between the shop and PostgreSQL, one checkout after the other and nothing beside. */
async function countedStatements(adminUrl: string, kind: Kind): Promise<string> {
  return withShop(adminUrl, { throughProxy: true }, async (shop, goods) => {
    const payer = await payersOf(shop, kind, 1);
    await checkOut(shop, payer, goods);
    const before = { ...shop.proxy?.statements };
    const paid = await paidOrders(shop);
    for (let index = 0; index < COUNTED_CHECKOUTS; index += 1) await checkOut(shop, payer, goods);
    await becomes(async () => (await paidOrders(shop)) >= paid + COUNTED_CHECKOUTS);
    const each = (name: "queries" | "boundaries") =>
      (((shop.proxy?.statements[name] ?? 0) - (before[name] ?? 0)) / COUNTED_CHECKOUTS).toFixed(1);
    return `${kind.padEnd(20)} ${each("queries").padStart(10)} ${each("boundaries").padStart(17)}`;
  });
}

async function withShop<Result>(
  adminUrl: string,
  options: ShopOptions,
  use: (shop: Shop, goods: number[]) => Promise<Result>,
): Promise<Result> {
  const shop = await openShop(adminUrl, { env: ENVIRONMENT, ...options });
  try {
    await shop.start();
    return await use(shop, await stockShelf(shop, GOODS, PLENTY));
  } finally {
    await shop.close();
  }
}

const database = await openRunDatabase(true);
try {
  console.log("statements of one checkout     queries  begin and commit");
  for (const kind of ["guest by card", "customer by balance"] as const)
    console.log(await countedStatements(database.adminUrl, kind));
  console.log("\ncheckout             parallel  per second  add p95  pay p95");
  await withShop(database.adminUrl, {}, async (shop, goods) => {
    await measure(shop, "guest by card", 4, goods);
    for (const kind of ["guest by card", "customer by balance"] as const)
      for (const parallel of [1, 16]) {
        const { perSecond, addP95, payP95 } = await measure(shop, kind, parallel, goods);
        const cells = [String(parallel).padStart(8), perSecond.toFixed(1).padStart(11), ms(addP95), ms(payP95)];
        console.log(`${kind.padEnd(20)} ${cells.join(" ")}`);
      }
  });
} finally {
  agent.destroy();
  await database.close();
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(8);
}
