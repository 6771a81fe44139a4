import { sql } from "drizzle-orm";
import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { Exchange } from "../rig/history.ts";
import type { Shop } from "../rig/shop.ts";
import type { Violation } from "./violation.ts";

interface Stored extends Record<string, unknown> {
  slug: string;
  number: string;
  references: string[];
  amounts: string[];
}

/** An acknowledged order, its number and its total survive every crash (I8, T118). */
export async function checkAcknowledged({ database, history }: Shop): Promise<Violation[]> {
  const answered = history.of("/checkout/pay").filter(({ verdict }) => verdict === "ok");
  const { rows } = await database.db.execute<Stored>(sql`
    select o.slug, 'OR' || o.id as number, array_agg(p.reference) as references, array_agg(p.amount::text) as amounts
    from orders o join payments p on p.payable_kind = 'order' and p.payable_id = o.id group by o.id`);
  const stored = new Map(rows.map((row) => [row.slug, row]));
  return [
    ...answered.flatMap((exchange) => missingAcknowledgement(exchange, stored)),
    ...differentAnswers(answered).map((detail) => ({ rule: "T118 the same key is answered alike", detail })),
  ];
}

function missingAcknowledgement({ answer, sent, buyer }: Exchange, stored: Map<string, Stored>): Violation[] {
  const { slug, order_number, payment, result } = answer as PaymentStart;
  if (result === "changed" || order_number === null) return [];
  const order = stored.get(slug);
  const rule = "I8 what was acknowledged exists";
  if (order?.number !== order_number)
    return [{ rule, detail: `${buyer} received ${order_number}, stored is ${order?.number}` }];
  if (payment === null || result === "already_paid") return [];
  const amount = order.amounts[order.references.indexOf(payment)];
  const { total } = sent as { total: number };
  const isSame = amount !== undefined && Number(amount) === total;
  return isSame ? [] : [{ rule, detail: `${buyer} agreed to ${total} and is asked for ${amount} by ${payment}` }];
}

/** A repeated answer may change from a redirect to "already paid", but never to another order. */
function differentAnswers(answered: readonly Exchange[]): string[] {
  const numbers = new Map<string, Set<string | null>>();
  for (const { key, answer } of answered) {
    if (key === null) continue;
    const { order_number } = answer as PaymentStart;
    numbers.set(key, (numbers.get(key) ?? new Set()).add(order_number));
  }
  return [...numbers]
    .filter(([, received]) => received.size > 1)
    .map(([key, received]) => `${key}: ${[...received].join(" and ")}`);
}
