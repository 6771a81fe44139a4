import { sql } from "drizzle-orm";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { BrokenAnswer } from "#simulator/broken-answers.ts";
import { PATHS } from "#simulator/protocol.ts";
import { newBuyer } from "../rig/buyer.ts";
import { pay, prepareCheckout, type ReadyCheckout } from "../rig/checkout.ts";
import { becomes, becomesPaid } from "../rig/order-states.ts";
import { readyCheckout, startPurchase } from "../rig/purchase.ts";
import { POOL_SIZE, type Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

/** Transactions and row locks, of which a shop that waits for a provider must hold none. */
async function held({ database }: Shop): Promise<string[]> {
  const { rows } = await database.db.execute<{ what: string }>(sql`
    select format('%s in %s: %s', application_name, state, left(query, 80)) as what from pg_stat_activity
    where datname = current_database() and application_name like 'crossdock%' and pid <> pg_backend_pid()
      and state like 'idle in transaction%'
    union all
    select format('row lock on %s', l.relation::regclass) from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where a.datname = current_database() and a.application_name = 'crossdock' and l.locktype = 'tuple'`);
  return rows.map(({ what }) => what);
}

/** F10: more payers than the pool has connections wait for a provider that does not answer. */
export const hangingProvider = (kind: BrokenAnswer["kind"], waiting = POOL_SIZE + 2): Scenario => ({
  id: "F10",
  title: `${waiting} payers wait for a provider (${kind})`,
  run: async ({ shop, expect, faultEnds }) => {
    const { variantId } = await readyCheckout(shop, PROVIDER.card, waiting + 5);
    const ready = [];
    for (let index = 0; index < waiting; index += 1) {
      const choices = { lines: [{ variantId, quantity: 1 }], provider: PROVIDER.card };
      ready.push(await prepareCheckout(newBuyer(shop), choices));
    }
    await shop.simulator.break({ path: PATHS.stripe.sessions, kind, seconds: kind === "drip" ? 1 : 120, times: 1_000 });
    const answers = ready.map((checkout) => pay(checkout));
    await becomes(async () => (await waitingPayments(shop)) >= waiting, 10_000);
    expect((await held(shop)).length === 0, `held meanwhile: ${(await held(shop)).join("; ")}`);
    // Another buyer buys the same product by another provider.
    const other = await prepareCheckout(newBuyer(shop), {
      lines: [{ variantId, quantity: 1 }],
      provider: PROVIDER.regional,
    });
    const { body } = await pay(other);
    await shop.simulator.press(body.redirect_url ?? "", "pay");
    expect(await becomesPaid(shop, other.slug, 10_000), "another buyer of the same product is served meanwhile");
    const replies = await Promise.all(answers);
    expect(
      replies.every(({ status, tookMs }) => status === 200 && tookMs < 60_000),
      `the waiting were answered with ${replies.map(({ status, tookMs }) => `${status} after ${Math.round(tookMs)} ms`)}`,
    );
    await shop.simulator.mend();
    faultEnds();
  },
});

async function waitingPayments({ database }: Shop): Promise<number> {
  const { rows } = await database.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from payments where state = 'created'`,
  );
  return rows[0]?.waiting ?? 0;
}

/** More than the guard of a provider allows. */
const FAILURES = 8;

/** F11: a provider that fails one buyer after the other is not offered for a while; the others are. */
export const failingProvider = (kind: BrokenAnswer["kind"]): Scenario => ({
  id: "F11",
  title: `a provider that answers ${kind}`,
  run: async ({ shop, expect, faultEnds }) => {
    await shop.simulator.break({ path: PATHS.paypal.orders, kind, times: 1_000 });
    const { checkout: onlooker } = await readyCheckout(shop, PROVIDER.regional);
    let failures = 0;
    for (; failures < FAILURES && (await isOffered(onlooker)); failures += 1) {
      const { checkout } = await readyCheckout(shop, PROVIDER.wallet);
      const { status, body } = await pay(checkout);
      expect(status === 200 && body.result === "unavailable", `answered ${status} ${JSON.stringify(body)}`);
    }
    expect(failures > 0 && failures < FAILURES, `the provider is still offered after ${failures} failures`);
    await shop.simulator.mend();
    faultEnds();
    const other = await startPurchase(shop, PROVIDER.regional);
    await shop.simulator.press(other.start.redirect_url ?? "", "pay");
    expect(await becomesPaid(shop, other.checkout.slug), "another provider works meanwhile");
  },
});

async function isOffered({ buyer, slug }: ReadyCheckout): Promise<boolean> {
  const { body } = await buyer.call<{ data: CheckoutData }>(`/checkout/fetch/${slug}`, { slug });
  return body.data.payment_methods.some(({ payment_processor_id: id }) => id === PROVIDER.wallet);
}
