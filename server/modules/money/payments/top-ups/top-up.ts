import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { Money } from "#domain/money/money/money.ts";
import { TOP_UP_MAXIMUM, TOP_UP_MINIMUM, TOP_UP_SUGGESTIONS } from "#domain/money/payments/top-up-limits.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { finishStart } from "../attempts/pay-payable.ts";
import type { PayableView } from "../payable.ts";
import type { BegunPayment, NotBegun } from "../payment-service.ts";
import type { PaymentInternals } from "../payments.ts";
import { insertTopUp } from "./top-up-payable.ts";

/** The options of a top-up: every provider, without a fee, and never a balance (ACCOUNT-04). */
export function presentTopUp(payments: PaymentInternals, { storefront, reader }: ReaderContext) {
  const { currency } = reader;
  return {
    currency: currency.iso_code,
    minimum: TOP_UP_MINIMUM,
    maximum: TOP_UP_MAXIMUM,
    suggestions: [...TOP_UP_SUGGESTIONS],
    payment_methods: payments
      .methodsFor(storefront, currency.id, { isSignedIn: false })
      .map((method) => ({ ...method, fee: 0 })),
  };
}

interface TopUpInput {
  amount: Money;
  payment_method_id: number;
  option: string | null;
}

interface BegunTopUp {
  begun: BegunPayment | NotBegun;
  topUp: PayableView;
}

export async function beginTopUp(
  payments: PaymentInternals,
  context: ReaderContext,
  input: TopUpInput,
): Promise<PaymentStart> {
  const { storefront, reader } = context;
  const { amount } = input;
  const userId = signedIn(context).id;
  const [languageId, currencyId] = [reader.language.id, reader.currency.id];
  const { begun, topUp } = await transact(context.db, async (tx, rollback: Rollback<BegunTopUp>) => {
    const topUp = await insertTopUp(tx, { storefrontCode: storefront.code, userId, currencyId, languageId, amount });
    const begun = await payments.beginPayment(tx, {
      payable: topUp,
      isFirst: true,
      paymentMethodId: input.payment_method_id,
      option: input.option,
      usesBalance: false,
      owner: { userId, visitorHash: null },
      languageId,
      total: amount,
    });
    return begun.result === "begun" ? { begun, topUp } : rollback({ begun, topUp });
  });
  return finishStart(payments, begun, topUp);
}
