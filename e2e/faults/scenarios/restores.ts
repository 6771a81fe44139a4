import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PATHS, STRIPE_ACCOUNT } from "#simulator/protocol.ts";
import { execute } from "#testing/database.ts";
import { rootDir } from "#testing/test-app.ts";
import { becomes, becomesPaid, makeCheckDue, ordersOf } from "../rig/order-states.ts";
import { startPurchase } from "../rig/purchase.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

/** The provider's list of all payments, as an operator gets it. */
async function writeHistory({ simulator, dataDir }: Shop): Promise<string> {
  const paid = (await simulator.purchases()).flatMap(({ charge, reference, amount, currency, description }) =>
    charge ? [{ reference, transaction: charge.id, amount, currency, description }] : [],
  );
  const file = join(dataDir, "history.json");
  writeFileSync(file, JSON.stringify(paid));
  return file;
}

const findMissing = (shop: Shop, history: string) =>
  new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      ["tools/find-missing-payments.ts", history],
      { cwd: rootDir, env: { PATH: process.env.PATH, DATABASE_URL: shop.databaseUrl } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    ),
  );

/** A refund made in the provider's own pages. */
async function refundAtProvider({ simulator }: Shop, transaction: string): Promise<void> {
  const purchase = (await simulator.purchases()).find(({ charge }) => charge?.id === transaction);
  const session = await fetch(`${simulator.url}${PATHS.stripe.sessions}/${purchase?.id}`, { headers: AS_OPERATOR });
  const { payment_intent } = (await session.json()) as { payment_intent: string };
  const body = new URLSearchParams({ payment_intent });
  await fetch(simulator.url + PATHS.stripe.refunds, { method: "POST", headers: AS_OPERATOR, body });
}

const AS_OPERATOR = { authorization: `Bearer ${STRIPE_ACCOUNT.secretKey}` };

const paidPurchase = async (shop: Shop) => {
  const { checkout, start } = await startPurchase(shop);
  await shop.simulator.press(start.redirect_url ?? "", "pay");
  await becomesPaid(shop, checkout.slug);
  return checkout.slug;
};

/** F28: a backup is restored after further sales; the provider's history shows the missing payments. */
export const restoredBackup: Scenario = {
  id: "F28",
  title: "a backup is restored after more was sold",
  run: async ({ shop, expect, faultEnds }) => {
    const kept = await paidPurchase(shop);
    const { checkout: begun, start } = await startPurchase(shop);
    await shop.stop();
    const backup = await copyDatabase(shop);
    await shop.start();
    await shop.simulator.press(start.redirect_url ?? "", "pay");
    await becomesPaid(shop, begun.slug);
    const lost = await paidPurchase(shop);
    const [lostOrder] = await ordersOf(shop, [lost]);
    await shop.stop();
    await backup.restore();
    shop.history.clear();
    const listed = await findMissing(shop, await writeHistory(shop));
    expect(listed.includes(`OR${lostOrder?.id} `), `OR${lostOrder?.id} is listed: ${listed}`);
    expect(/^1 of 3 payments are missing; 1 will/m.test(listed), `one is missing, one will be found: ${listed}`);
    await shop.start();
    faultEnds();
    await makeCheckDue(shop, await referenceOf(shop, begun.slug));
    expect(await becomesPaid(shop, begun.slug), "what was begun before and paid after the backup is found by asking");
    expect(await becomesPaid(shop, kept), "what was paid before the backup is paid");
    await refundAtProvider(shop, /pi_\w+|ch_\w+/.exec(listed)?.[0] ?? "");
    const next = await paidPurchase(shop);
    const [nextOrder] = await ordersOf(shop, [next]);
    expect((nextOrder?.id ?? 0) > (lostOrder?.id ?? 0), `OR${nextOrder?.id} is a number that nobody has`);
    expect(await becomes(async () => (await ordersOf(shop, [lost])).length === 0), "the lost order is not there");
  },
};

async function referenceOf({ database }: Shop, slug: string): Promise<string | null> {
  const { rows } = await database.db.execute<{ reference: string }>(
    `select p.reference from payments p join orders o on p.payable_kind = 'order' and p.payable_id = o.id
     where o.slug = '${slug}'`,
  );
  return rows[0]?.reference ?? null;
}

/** Replaces a dump and its restore by copies in the database server. The shop is not running meanwhile. */
async function copyDatabase({ databaseUrl }: Shop): Promise<{ restore(): Promise<void> }> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const admin = Object.assign(new URL(databaseUrl), { pathname: "/postgres" }).href;
  const disconnect = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  const copy = async (from: string, to: string) => {
    await execute(admin, disconnect);
    await execute(admin, `create database ${to} template ${from}`);
  };
  await copy(name, `${name}_backup`);
  return {
    restore: async () => {
      await execute(admin, `drop database ${name} with (force)`);
      await copy(`${name}_backup`, name);
      await execute(admin, `drop database ${name}_backup`);
    },
  };
}
