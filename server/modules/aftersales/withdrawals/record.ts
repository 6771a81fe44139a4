import { eq, sql } from "drizzle-orm";
import { checkStatement, type Statement } from "#domain/aftersales/withdrawals/statement.ts";
import { STATEMENT_LIMIT, STATEMENTS_ABOUT_ADDRESS } from "#domain/aftersales/withdrawals/withdrawal-window.ts";
import { normalEmail } from "#domain/people/identity/text-rules.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { type OrderRow, orderAggregate, ownOrder } from "#modules/selling/orders/index.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { isOwn } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { transact } from "#platform/database/transact.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { attemptsFrom } from "#platform/limits/rate-limits.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { type WithdrawalRow, withdrawals } from "./tables.ts";
import { withdrawalAggregate } from "./withdrawal-aggregate.ts";
import { assertRight, type WithdrawalDeps } from "./withdrawal-deps.ts";
import { mailConfirmation } from "./withdrawal-mail.ts";
import { liveWithdrawals } from "./withdrawal-store.ts";

interface Recording extends Statement {
  /** The slug of one's own order, or the token of a link to it. */
  order?: string | undefined;
}

/**
 * Records a statement. Its order is looked for later: the answer is the same for all, so that it reveals nothing about
 * the orders of others (T061). Only the known buyer of the order, by session, browser or link, can confirm at once;
 * everybody else confirms by a mail to the stated address, which has to be the order's own to stop the order (T136).
 */
export async function recordWithdrawal(
  deps: WithdrawalDeps,
  context: ReaderContext,
  { order: orderName, ...stated }: Recording,
): Promise<{ withdrawal: WithdrawalRow; token: string | null }> {
  assertRight(context.storefront);
  const order = orderName === undefined ? await ownOrderOf(context, stated) : await ownOrder(context, orderName);
  const statement = order ? { ...stated, number: orderNumber("marketplace", order.id) } : stated;
  const broken = checkStatement(statement);
  if (Object.keys(broken).length > 0) throw refuseFields(broken);
  const email = normalEmail(stated.email);
  await consumeAttempt(context, deps.now(), attemptsFrom("withdrawal", context.client.address, STATEMENT_LIMIT), {
    action: "withdrawal to",
    subject: email,
    limit: STATEMENTS_ABOUT_ADDRESS,
  });
  if (order) await assertFirst(context, order);
  const { token, hash } = newSecret();
  const values = {
    storefrontCode: context.storefront.code,
    languageId: context.reader.language.id,
    tokenHash: hash,
    name: statement.name.trim(),
    orderNumber: statement.number.trim().toUpperCase(),
    email,
    userId: context.user?.id ?? null,
    orderId: order?.id ?? null,
  };
  const cause = { actor: "customer", actorId: values.userId } as const;
  return transact(context.db, async (tx) => {
    const withdrawal = await insertFirstState(tx, withdrawalAggregate, values, cause);
    if (order) return { withdrawal, token };
    await mailConfirmation(deps, tx, context, { withdrawal, token });
    return { withdrawal, token: null };
  });
}

/** The order with the stated number, where it is one's own by session or browser. */
async function ownOrderOf(context: ReaderContext, { number }: Statement): Promise<OrderRow | null> {
  const id = idOf("order", number);
  const found = id === null ? null : await orderAggregate.find(context.db, id);
  const isHere = found?.storefrontCode === context.storefront.code && found.erasedAt === null;
  return isHere && isOwn(context, found) ? found : null;
}

async function assertFirst({ db }: Pick<ReaderContext, "db">, { id }: OrderRow): Promise<void> {
  if ((await liveWithdrawals(db, [id])).has(id)) throw refuse("conflict");
}

/** Confirms a statement, which counts from now. A repeated call has the same answer and no effect. */
export async function confirmWithdrawal(
  deps: WithdrawalDeps,
  context: Pick<ReaderContext, "db" | "storefront" | "user">,
  token: string,
): Promise<WithdrawalRow> {
  const hash = tokenHash(token);
  const found = hash && (await withdrawalAggregate.find(context.db, eq(withdrawals.tokenHash, hash)));
  if (found?.storefrontCode !== context.storefront.code) throw refuse("not_found");
  return transact(context.db, async (tx) => {
    const order = found.orderId === null ? null : await orderAggregate.lock(tx, found.orderId);
    const withdrawal = await withdrawalAggregate.lock(tx, found.id);
    if (withdrawal.state !== "recorded") return withdrawal;
    if (order) await assertFirst({ db: tx }, order);
    const confirm = {
      event: "confirm",
      actor: "customer",
      actorId: context.user?.id ?? null,
      changes: { confirmedAt: sql`clock_timestamp()` },
    } as const;
    return withdrawalAggregate.move(tx, withdrawal, confirm, deps);
  });
}
