import { payoutShares as divide, type PayoutShare } from "#domain/money/balance/payout-shares.ts";
import { type Money, money, ZERO } from "#domain/money/money/money.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { hold, lockUnspentTopUps } from "../balance/index.ts";
import { refundableTopUps, type TopUpOwner } from "../payments/index.ts";
import { payoutAggregate } from "./payout-aggregate.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { mailPayout } from "./payout-mail.ts";
import { hasOpen } from "./payout-store.ts";
import { type PayoutRow, payoutShares } from "./tables.ts";

export const sumOf = (shares: readonly { amount: Money }[]): Money =>
  shares.reduce((sum, { amount }) => money(sum + amount), ZERO);

export const ownerOf = (context: ReaderContext): TopUpOwner => ({
  userId: signedIn(context).id,
  storefrontCode: context.storefront.code,
  currencyId: context.reader.currency.id,
});

/**
 * Requests all that can be paid out, which has to be the amount that the customer was shown. The ledger holds one share
 * per top-up, so that nothing else spends the money.
 */
export async function requestPayout(deps: PayoutDeps, context: ReaderContext, shown: Money): Promise<PayoutRow> {
  const owner = ownerOf(context);
  return transact(context.db, async (tx) => {
    if (!(await deps.lockRecipient(tx, owner.userId))) throw refuse("not_signed_in");
    const { toppedUp } = await lockUnspentTopUps(tx, owner, owner.userId);
    if (await hasOpen(tx, owner)) throw refuse("payout_open");
    const shares = divide(toppedUp, await refundableTopUps(tx, owner));
    const amount = sumOf(shares);
    if (amount === 0 || amount !== shown) throw refuse("payout_changed");
    const payout = await insertPayout(tx, owner, { amount, languageId: context.reader.language.id });
    for (const share of shares) await holdShare(tx, owner, payout, share);
    await mailPayout(deps, tx, { name: "requested", row: payout });
    return payout;
  });
}

function insertPayout(tx: Database, owner: TopUpOwner, values: { amount: Money; languageId: number }) {
  const cause = { actor: "customer", actorId: owner.userId } as const;
  return insertFirstState(tx, payoutAggregate, { ...owner, ...values }, cause);
}

async function holdShare(tx: Database, owner: TopUpOwner, { id }: PayoutRow, share: PayoutShare): Promise<void> {
  const held = await hold(tx, { ...owner, key: `payout:${id}:${share.paymentId}`, amount: share.amount });
  if (held.result !== "done") throw new Error(`The balance does not hold what was counted for the payout ${id}`);
  await tx.insert(payoutShares).values({ payoutId: id, ...share, holdId: held.holdId });
}
