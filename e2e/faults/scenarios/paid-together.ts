import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { SERUM, SHOES, storeParcel } from "#testing/forwarding/stored-parcels.ts";
import { addCompany } from "../rig/companies.ts";
import { addForwarder, readRequest, requestCall, submitRequest } from "../rig/forwarding.ts";
import { becomes } from "../rig/order-states.ts";
import { startCardPayment } from "../rig/payable.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

const LEAD_MS = 80;
const SPREAD_MS = 60;

/** The owner of a business with two unpaid requests, and the collective invoice for both. */
async function unpaidTogether(shop: Shop) {
  const { db } = shop.database;
  const owner = await addForwarder(shop);
  await addCompany(shop, owner);
  const buyer = owner.open();
  const slugs = [
    await submitRequest(buyer, [await storeParcel(db, owner.suiteId, SHOES)]),
    await submitRequest(buyer, [await storeParcel(db, owner.suiteId, SERUM)]),
  ] as [string, string];
  const numbers = await Promise.all(slugs.map(async (slug) => `FR${(await readRequest(shop, slug)).id}`));
  const { body } = await buyer.call<{ slug: string }>("/pro-desk/pay", { numbers, currency_id: 1 }, randomUUID());
  return { buyer, slugs, invoice: body.slug };
}

/** The amounts captured and refunded for an invoice, and the number of refunds. */
async function readInvoice({ database }: Shop, slug: string) {
  const { rows } = await database.db.execute<{ captured: number; refunded: number; refunds: number }>(sql`
    select coalesce(sum(p.captured), 0)::integer as captured, coalesce(sum(p.refunded), 0)::integer as refunded,
      coalesce(sum((select count(*) from refunds r where r.payment_id = p.id)), 0)::integer as refunds
    from invoices i join payments p on p.payable_kind = 'invoice' and p.payable_id = i.id where i.slug = ${slug}`);
  return rows[0] ?? { captured: 0, refunded: 0, refunds: 0 };
}

/** F37: two requests are paid together by card at the moment when one of them is cancelled. */
export const cancelledWhilePaid: Scenario = {
  id: "F37",
  title: "one of two requests is cancelled while both are paid together",
  run: async ({ shop, random, expect }) => {
    const { buyer, slugs, invoice } = await unpaidTogether(shop);
    const { body } = await startCardPayment(buyer, invoice);
    const moment = () => setTimeout(LEAD_MS + (random.next() * 2 - 1) * SPREAD_MS);
    const [paying, cancelling] = [moment(), moment()];
    await Promise.all([
      paying.then(() => shop.simulator.press(body.redirect_url ?? "", "pay")),
      cancelling.then(() => requestCall(buyer, "cancel", { slug: slugs[0] })),
    ]);
    const isDecided = async () => {
      const [first, second] = await Promise.all(slugs.map((slug) => readRequest(shop, slug)));
      const { captured, refunded } = await readInvoice(shop, invoice);
      return (
        first?.state === "cancelled" && second?.state === "paid" && captured > 0 && captured - refunded === second.due
      );
    };
    expect(await becomes(isDecided), "the other one is paid, and the share of the cancelled one is refunded");
    const { refunds } = await readInvoice(shop, invoice);
    expect(refunds === 1, `its share was refunded ${refunds} times`);
  },
};
