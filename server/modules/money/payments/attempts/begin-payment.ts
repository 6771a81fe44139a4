import { sql } from "drizzle-orm";
import type { PaymentMethod } from "#contracts/shop/selling/checkout-data.ts";
import { add, money } from "#domain/money/money/money.ts";
import { type AttemptPrice, priceAttempt } from "#domain/money/payments/attempt-price.ts";
import { START_SECONDS } from "#domain/money/payments/attempt-times.ts";
import { NO_FEE } from "#domain/money/payments/fee-rule.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { initialEvent } from "#platform/state/status-events.ts";
import { hold } from "../../balance/index.ts";
import { currencyOf, type PaymentDeps, payableOf } from "../payment-deps.ts";
import type { BegunPayment, NewPayment, NotBegun } from "../payment-service.ts";
import { bookSettlement } from "../settlement/book-settlement.ts";
import { availableBalance, endAttempt } from "./attempts.ts";
import { insertPayment, ledgerScope, newReference } from "./insert-payment.ts";
import { paymentAggregate } from "./payment-aggregate.ts";

/**
 * Begins an attempt to pay: ends the previous attempt, holds the balance's part and stores the provider's part. If the
 * balance covers everything, the payable is paid at once (CHECKOUT-11, F14).
 */
export async function beginPayment(
  deps: PaymentDeps,
  tx: Database,
  asked: NewPayment,
): Promise<BegunPayment | NotBegun> {
  const { payable } = asked;
  if (payable.state === "paid") return { result: "already_paid" };
  if (payable.state === "closed") return { result: "unavailable" };
  const storefront = deps.storefront(payable.storefrontCode);
  const method = deps.methods.find(storefront, currencyOf(storefront, payable.currencyId), asked.paymentMethodId);
  if (!method) return { result: "unavailable" };
  const request = {
    ...asked,
    option: offeredOption(method, asked),
    languageId: languageOf(storefront, asked.languageId).id,
  };
  if (!request.isFirst) await endAttempt(tx, payable, "cancel", { actor: "customer", actorId: request.owner.userId });
  const price = await priceOf(deps, tx, request, method);
  if (!price || price.amount !== request.total) return { result: "changed" };
  if (price.fee !== payable.fee) await payableOf(deps, payable.kind).setFee(tx, payable.id, price.fee);
  return price.amount === 0 ? payAtOnce(deps, tx, request, price) : waitForProvider(deps, tx, request, method, price);
}

/** Null if the chosen bank is not offered: then the provider's page asks for one. */
const offeredOption = ({ options }: PaymentMethod, { option }: NewPayment) =>
  options.find(({ key }) => key === option)?.key ?? null;

/** A payment by balance alone is priced as if the balance were sufficient; if it is not, the ledger refuses. */
async function priceOf(
  deps: PaymentDeps,
  tx: Database,
  { payable, usesBalance, owner }: NewPayment,
  method: PaymentMethod,
): Promise<AttemptPrice | null> {
  const { takesBalance, isFeeFree } = payableOf(deps, payable.kind);
  if (method.payment_processor_id === PROVIDER.balance)
    return takesBalance && owner.userId !== null ? priceAttempt(payable.due, payable.due, NO_FEE) : null;
  const mayUseBalance = takesBalance && usesBalance;
  const available = mayUseBalance ? await availableBalance(tx, { ...payable, userId: owner.userId }) : money(0);
  return priceAttempt(payable.due, available, isFeeFree ? NO_FEE : { type: method.fee_type, value: method.fee });
}

async function waitForProvider(
  deps: PaymentDeps,
  tx: Database,
  request: NewPayment,
  method: PaymentMethod,
  price: AttemptPrice,
): Promise<BegunPayment | NotBegun> {
  const { payable, owner } = request;
  const reference = newReference();
  let holdId: number | null = null;
  if (price.balance > 0) {
    const held = await hold(tx, {
      ...ledgerScope(request),
      key: `payment:${reference}`,
      userId: owner.userId ?? 0,
      amount: price.balance,
    });
    if (held.result !== "done") return { result: "changed" };
    holdId = held.holdId;
  }
  const own = {
    reference,
    holdId,
    paymentProcessorId: method.payment_processor_id,
    checkAfter: sql`clock_timestamp() + make_interval(secs => ${Math.min(START_SECONDS, deps.checkAfterSeconds)})`,
  };
  const cause = { actor: "customer", actorId: owner.userId, details: { number: payable.number } } as const;
  const payment = await insertPayment(tx, request, price, own, [initialEvent(paymentAggregate.machine, cause)]);
  if (!request.isFirst) await payableOf(deps, payable.kind).waitForMoney?.(tx, payable.id, "begun");
  return { result: "begun", paymentId: payment.id, reference, isSettled: false, payment, payable };
}

async function payAtOnce(
  deps: PaymentDeps,
  tx: Database,
  request: NewPayment,
  price: AttemptPrice,
): Promise<BegunPayment | NotBegun> {
  const { payable, owner } = request;
  const paymentProcessorId = PROVIDER.balance;
  const captured = add(price.amount, price.balance);
  const reference = newReference();
  const own = { reference, paymentProcessorId, captured, state: "paid" } as const;
  const cause = { actor: "customer", actorId: owner.userId } as const;
  const created = initialEvent(paymentAggregate.machine, cause);
  const paid = { from: created.to, event: "pay", to: own.state, ...cause };
  const payment = await insertPayment(tx, request, price, own, [created, paid]);
  const settlement = { paymentId: payment.id, captured, paymentProcessorId, providerTransaction: null };
  const settled = await payableOf(deps, payable.kind).settle(tx, payable.id, settlement);
  if (settled === "refused") return { result: "changed" };
  const booked = await bookSettlement(tx, payment, payable);
  return booked === "done"
    ? { result: "begun", paymentId: payment.id, reference, isSettled: true, payment, payable }
    : { result: "changed" };
}
