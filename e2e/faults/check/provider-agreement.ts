import { sql } from "drizzle-orm";
import { fromMinor } from "../../../domain/money/money.ts";
import type { Charge } from "../../../simulator/ledger.ts";
import type { Shop } from "../rig/shop.ts";
import type { Violation } from "./violation.ts";

interface Known extends Record<string, unknown> {
  reference: string;
  state: string;
  payable_state: string | null;
  amount: string;
  captured: string;
  refunded: string;
  waiting_refunds: string;
  is_parked: boolean;
}

/** No money in limbo: what a provider holds pays for something, has gone back, or is on the list of staff (I5). */
export async function checkProviderAgreement({ database, simulator }: Shop): Promise<Violation[]> {
  const charges = (await simulator.charges()).filter(({ state }) => state === "succeeded");
  const { rows } = await database.db.execute<Known>(sql`
    select p.reference, p.state, coalesce(o.state, t.state) as payable_state, p.amount, p.captured, p.refunded,
      (select coalesce(sum(amount), 0) from refunds r
        where r.payment_id = p.id and r.state = 'requested' and r.destination = 'provider') as waiting_refunds,
      exists (select from provider_events e where e.payment_id = p.id and e.outcome = 'parked') as is_parked
    from payments p
      left join orders o on p.payable_kind = 'order' and o.id = p.payable_id
      left join top_ups t on p.payable_kind = 'top_up' and t.id = p.payable_id`);
  const known = new Map(rows.map((row) => [row.reference, row]));
  return charges.flatMap((charge) => {
    const problem = limboOf(charge, known.get(charge.reference));
    if (!problem) return [];
    const detail = `${charge.provider} ${charge.id} of ${charge.amount - charge.refunded} ${charge.currency}: ${problem}`;
    return { rule: "I5 no money in limbo", detail };
  });
}

function limboOf(charge: Charge, known: Known | undefined): string | null {
  const kept = fromMinor(charge.amount - charge.refunded);
  if (kept === 0) return null;
  if (!known) return "nobody knows of it";
  if (known.is_parked) return null;
  const { state, payable_state, captured, refunded } = known;
  const isPaid = ["paid", "partially_refunded"].includes(state);
  if (!isPaid) return `its payment is ${state}`;
  if (payable_state === null || ["awaiting_payment", "cancelled"].includes(payable_state))
    return `it paid for something that is ${payable_state}`;
  const keptByUs = Number(captured) - Number(refunded);
  return keptByUs < kept ? `we count ${keptByUs}, ${known.waiting_refunds} wait to go back` : null;
}
