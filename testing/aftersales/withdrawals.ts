import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { confirmTokenIn } from "#domain/aftersales/withdrawals/statement.ts";
import { money } from "#domain/money/money/money.ts";
import type { NewOrder } from "#modules/selling/orders/index.ts";
import { place, settle } from "#testing/selling/orders.ts";
import { call, type TestApp, type VisitOptions } from "#testing/test-app.ts";

/** An order of lt that a card paid: its id, its slug and the payment's reference. */
export async function paidByCard(app: TestApp, changes: Partial<NewOrder> = {}) {
  const { db } = app.database;
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const { id, slug } = await place(shop, { changes });
  await settle(shop, id);
  const reference = randomUUID();
  const { due, fee } = await db.transaction((tx) => shop.payable.lock(tx, id));
  const amount = money(due + fee);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, user_id, currency_id,
      payment_processor_id, amount, captured, state, provider_transaction, expires_at)
    select ${reference}, 'order', ${id}::integer, 'lt', 1, user_id, 1, 1, ${amount}::bigint, ${amount}::bigint, 'paid',
      ${reference}, now() from orders where id = ${id} returning id`);
  return { id, slug, reference, paymentId: rows[0]?.id ?? 0, amount };
}

export const STATEMENT = { name: "Rūta Žalgirė", email: "ruta@example.com", language_id: 2 };

type From = Omit<VisitOptions, "path" | "body">;

/** States a withdrawal as a visitor does, with both buttons; returns its number. */
export async function withdraw(
  app: TestApp,
  stated: { number: string; order?: string; email?: string; name?: string },
  from: From = {},
) {
  const recorded = await call(app, "/withdrawals/record", { ...STATEMENT, ...stated }, from);
  if (recorded.statusCode !== 200) throw new Error(recorded.body);
  const token = recorded.json<{ token: string | null }>().token ?? mailedToken(app);
  const confirmed = await call(app, "/withdrawals/confirm", { token }, from);
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return { token, number: confirmed.json<{ withdrawal: { number: string } }>().withdrawal.number };
}

/** The token of the last mail that asks for a confirmation. */
export function mailedToken(app: TestApp): string {
  const mail = app.mails.findLast(({ template }) => template === "withdrawal-confirm");
  const url = mail && "url" in mail.values ? mail.values.url : "";
  return confirmTokenIn(new URL(url).hash) ?? "";
}
