import { topUpError } from "#domain/money/payments/top-up-limits.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { findPayable, payPayable, presentPayable } from "./attempts/pay-payable.ts";
import { presentState } from "./attempts/payment-state.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { PaymentInternals } from "./payments.ts";
import { beginTopUp, presentTopUp } from "./top-ups/top-up.ts";

export function createPaymentCalls(payments: PaymentInternals) {
  return {
    status: calls.payments.status.handler(async ({ input, context }) => {
      const payable = await findPayable(payments.deps, context, input.slug);
      if (payable) return { payable: payable.state === "closed" ? "none" : payable.state, kind: payable.kind };
      return { payable: (await isOwnCheckout(payments.deps, context, input.slug)) ? "unpaid" : "none", kind: null };
    }),

    get: calls.payments.get.handler(async ({ input, context }) => {
      const described = await presentPayable(payments, context, input.slug);
      if (!described) throw refuse("not_found");
      return described;
    }),

    pay: calls.payments.pay.handler(({ input, context }) => payPayable(payments, context, input)),

    state: calls.payments.state.handler(({ input, context }) => presentState(payments.deps, context, input.payment)),

    topUpOptions: calls.payments.topUpOptions.handler(({ context }) => presentTopUp(payments, context)),

    topUp: calls.payments.topUp.handler(({ input, context }) => {
      const error = topUpError(input.amount);
      if (error) throw refuseFields({ amount: error });
      return beginTopUp(payments, context, input);
    }),
  };
}

/** A checkout that is not ordered yet has the same address as the order that it becomes. */
async function isOwnCheckout({ checkouts }: PaymentDeps, context: CallContext, slug: string): Promise<boolean> {
  for (const isOwn of checkouts) if (await isOwn(context, slug)) return true;
  return false;
}
