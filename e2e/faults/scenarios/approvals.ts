import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import { SHOES, storeParcel } from "#testing/forwarding/stored-parcels.ts";
import type { Buyer } from "../rig/buyer.ts";
import { addCompany } from "../rig/companies.ts";
import { addCustomer, type Customer } from "../rig/customers.ts";
import { addForwarder, readRequest, submitRequest } from "../rig/forwarding.ts";
import { startCardPayment } from "../rig/payable.ts";
import type { Shop } from "../rig/shop.ts";
import { callTogether, tally } from "../rig/together.ts";
import type { Scenario } from "../rig/trial.ts";

interface Approvers {
  owners: number;
  /** Whether each of them has the money on the balance. */
  arePaying: boolean;
  /** One more owner sends it back to the buyer. */
  isSentBack: boolean;
}

const ENOUGH = 100_000;
const LIMIT = fromMinor(1_00);

/** F14: owners of a company decide on one payment of a buyer at once: one of them does, and pays once at most. */
export const approvedByOwners = ({ owners, arePaying, isSentBack }: Approvers): Scenario => ({
  id: "F14",
  title: `${owners} owners approve one payment${isSentBack ? " while another sends it back" : ""}`,
  run: async ({ shop, expect }) => {
    const people = await Promise.all(
      Array.from({ length: owners + (isSentBack ? 1 : 0) }, () => addCustomer(shop, arePaying ? ENOUGH : 0)),
    );
    const { slug, approval } = await askedByBuyer(shop, people);
    const asked = people.map((owner, index) => decisionOf(owner.open(), approval, index < owners));
    const replies = await callTogether<{ result?: string; is_paid?: boolean }>(shop, asked);
    const won = replies.findIndex(({ status }) => status === 200);
    const others = replies.filter(({ status }) => status === 409).length;
    expect(won >= 0 && others === replies.length - 1, `one decides: ${JSON.stringify(tally(replies))}`);
    const isPaid = arePaying && won < owners;
    expect((replies[won]?.body.is_paid ?? false) === isPaid, `the decision is answered as paid: ${!isPaid}`);
    const { state, captured, due } = await readRequest(shop, slug);
    const expected = isPaid ? ["paid", due] : ["awaiting_payment", 0];
    expect(state === expected[0] && captured === expected[1], `it is ${state}, and ${captured} of ${due} was taken`);
    const decided = await decisionsOn(shop, approval);
    expect(decided === 1, `it was decided on ${decided} times`);
  },
});

function decisionOf(buyer: Buyer, id: number, approves: boolean) {
  const name = approves ? "approve" : "send-back";
  return { buyer, request: buyer.request(`/pro/${name}`, { id }, randomUUID()) };
}

/** A request of a company that its buyer may not pay alone. */
async function askedByBuyer(shop: Shop, owners: readonly Customer[]): Promise<{ slug: string; approval: number }> {
  const first = await addForwarder(shop);
  const buyer = await addCustomer(shop);
  await addCompany(shop, first, [
    ...owners.map(({ userId }) => ({ userId, role: "owner" as const })),
    { userId: buyer.userId, role: "buyer", monthlyLimit: LIMIT },
  ]);
  const tab = buyer.open();
  const slug = await submitRequest(tab, [await storeParcel(shop.database.db, first.suiteId, SHOES)]);
  const { status, body } = await startCardPayment(tab, slug);
  if (status !== 409) throw new Error(`the payment was answered with ${status}: ${JSON.stringify(body)}`);
  const { rows } = await shop.database.db.execute<{ id: number }>(sql`
    select id from company_approvals where payable_kind = 'forward_request'
      and payable_id = (select id from forward_requests where slug = ${slug})`);
  return { slug, approval: rows[0]?.id ?? 0 };
}

async function decisionsOn({ database }: Shop, approval: number): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from status_events
    where aggregate = 'company_approval' and aggregate_id = ${approval} and from_state is not null`);
  return rows[0]?.count ?? 0;
}
