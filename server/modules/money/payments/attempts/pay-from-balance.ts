import { ZERO } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableView } from "../payable.ts";
import { currencyOf, type PaymentDeps, payableOf } from "../payment-deps.ts";
import { beginPayment } from "./begin-payment.ts";

export interface BalancePayment extends Pick<PayableView, "kind" | "id"> {
  /** The customer whose balance pays. */
  userId: number;
  /** The amount that was agreed to; if it has changed, nothing is paid. */
  due: PayableView["due"];
}

/** Pays a payable from a balance alone, at once. Unless it is "paid", the transaction has to be rolled back. */
export async function payFromBalance(
  deps: PaymentDeps,
  tx: Database,
  { kind, id, userId, due }: BalancePayment,
): Promise<"paid" | "not_paid"> {
  const payable = await payableOf(deps, kind).lock(tx, id);
  const storefront = deps.storefront(payable.storefrontCode);
  const methods = deps.methods.list(storefront, currencyOf(storefront, payable.currencyId), { isSignedIn: true });
  const method = methods.find(({ payment_processor_id }) => payment_processor_id === PROVIDER.balance);
  if (!method || payable.due !== due) return "not_paid";
  const begun = await beginPayment(deps, tx, {
    payable,
    owner: { userId, visitorHash: null },
    paymentMethodId: method.id,
    option: null,
    usesBalance: true,
    languageId: payable.languageId,
    total: ZERO,
  });
  return begun.result === "begun" && begun.isSettled ? "paid" : "not_paid";
}
