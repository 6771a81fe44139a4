import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import { newBuyer } from "../rig/buyer.ts";
import { addStaff } from "../rig/customers.ts";
import { becomes } from "../rig/order-states.ts";
import { startCardPayment } from "../rig/payable.ts";
import { runJob } from "../rig/run-job.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario } from "../rig/trial.ts";

const LEAD_MS = 120;
const SPREAD_MS = 50;
const LINE = { text: "Duty that customs took", amount: fromMinor(12_50), treatment: "disbursement" };

/** F35: an invoice expires at the moment when its payment succeeds. */
export const invoiceExpires: Scenario = {
  id: "F35",
  title: "an invoice expires while it is paid",
  run: async ({ shop, random, expect }) => {
    const slug = await issue(shop);
    const { redirect_url, payment } = (await startCardPayment(newBuyer(shop), slug)).body;
    await shop.database.db.execute(sql`
      update invoices set expires_at = clock_timestamp() + make_interval(secs => ${LEAD_MS / 1_000}) where slug = ${slug}`);
    const moment = () => setTimeout(LEAD_MS + (random.next() * 2 - 1) * SPREAD_MS);
    const [paying, expiring] = [moment(), moment()];
    await Promise.all([
      paying.then(() => shop.simulator.press(redirect_url ?? "", "pay")),
      expiring.then(() => runJob(shop, "unpaid-invoices")),
    ]);
    expect(await becomes(async () => (await endOf(shop, payment)).isDecided), "it is paid, or its money is refunded");
    const { state, refunded } = await endOf(shop, payment);
    expect((state === "paid") === (refunded === 0), `the invoice is ${state}, and ${refunded} was refunded`);
  },
};

async function issue(shop: Shop): Promise<string> {
  const staff = await addStaff(shop);
  const wanted = { storefront: "lt", email: `${randomUUID()}@example.com`, kind: "customs", lines: [LINE] };
  const { body } = await staff.call<{ number: string }>("/invoices/issue", wanted, randomUUID());
  const { rows } = await shop.database.db.execute<{ slug: string }>(
    sql`select slug from invoices where id = ${Number(body.number.slice(2))}`,
  );
  return rows[0]?.slug ?? "";
}

/** The money was taken, and the invoice has it or it is being refunded. */
async function endOf({ database }: Shop, payment: string | null) {
  const { rows } = await database.db.execute<{ state: string; captured: number; refunded: number }>(sql`
    select i.state, p.captured::integer, p.refunded::integer from payments p
    join invoices i on i.id = p.payable_id and p.payable_kind = 'invoice' where p.reference = ${payment}`);
  const [end = { state: "", captured: 0, refunded: 0 }] = rows;
  return { ...end, isDecided: end.captured > 0 && end.state !== "awaiting_payment" };
}
