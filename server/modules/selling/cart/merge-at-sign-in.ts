import { sql } from "drizzle-orm";
import { type MergeableLine, mergeLines } from "#domain/selling/cart/merge-carts.ts";
import { variantLimits } from "#modules/catalogue/catalog/index.ts";
import { moveReservations, reserveCart } from "#modules/catalogue/stock/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";

export interface SignIn {
  userId: number;
  storefrontCode: string;
  /** Null for a visitor without a cart. */
  visitorHash: Buffer | null;
}

/**
 * Merges the visitor's cart and the user's, once, however many tabs sign in (T030). The visitor's cart is the one that
 * stays, because an open checkout may refer to it.
 */
export async function mergeAtSignIn(db: Database, signIn: SignIn): Promise<void> {
  if (signIn.visitorHash === null || (await findVisitorCart(db, signIn)) === null) return;
  await transact(db, async (tx) => {
    // The lock serialises sign-ins of one user: the second one finds the visitor's cart already merged.
    const own = await lockUserCart(tx, signIn);
    const brought = await findVisitorCart(tx, signIn);
    if (brought === null) return;
    const [ownLines, broughtLines] = [await readLines(tx, own), await readLines(tx, brought)];
    await writeLines(tx, brought, mergeLines(ownLines, broughtLines));
    const variantIds = [...ownLines, ...broughtLines].map(({ variantId }) => variantId);
    await moveReservations(tx, { from: own, to: brought, variantIds });
    await keepMethod(tx, own, brought);
    await tx.execute(sql`delete from carts where id = ${own}`);
    await tx.execute(sql`update carts set user_id = ${signIn.userId}, visitor_hash = null where id = ${brought}`);
    await tx.execute(sql`select from ${reserveCart(sql`${brought}::bigint`)}`);
  });
}

/** The account's freight choice holds unless another was made in this browser (CART-05). */
async function keepMethod(tx: Database, own: number, brought: number): Promise<void> {
  await tx.execute(sql`
    update carts b set shipping_method = coalesce(b.shipping_method, o.shipping_method)
    from carts o where o.id = ${own} and b.id = ${brought}`);
}

async function findVisitorCart(db: Database, { storefrontCode, visitorHash }: SignIn): Promise<number | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from carts where storefront_code = ${storefrontCode} and visitor_hash = ${visitorHash} for update`);
  return rows[0] ? Number(rows[0].id) : null;
}

async function lockUserCart(tx: Database, { storefrontCode, userId }: SignIn): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into carts (storefront_code, user_id) values (${storefrontCode}, ${userId})
      on conflict (storefront_code, user_id) do update set touched_at = clock_timestamp() returning id`);
  return Number(rows[0]?.id);
}

async function readLines(tx: Database, cartId: number): Promise<MergeableLine[]> {
  const { rows } = await tx.execute<MergeableLine & Record<string, unknown>>(sql`
    select l.variant_id as "variantId", l.quantity, ${variantLimits.maxQuantity} as "maxQuantity"
    from cart_lines l join ${variantLimits} on ${variantLimits.variantId} = l.variant_id
    where l.cart_id = ${cartId} order by l.id`);
  return rows;
}

async function writeLines(tx: Database, cartId: number, lines: readonly MergeableLine[]): Promise<void> {
  const variants = sql.param(lines.map(({ variantId }) => variantId));
  const quantities = sql.param(lines.map(({ quantity }) => quantity));
  await tx.execute(sql`
    insert into cart_lines (cart_id, variant_id, quantity)
      select ${cartId}, v, q from unnest(${variants}::integer[], ${quantities}::integer[]) as t(v, q)
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity`);
}
