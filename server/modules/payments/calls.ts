import { topUpError } from "../../../domain/payments/top-up-limits.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse, refuseFields } from "../../platform/calls/call-errors.ts";
import { idempotent } from "../../platform/calls/idempotency.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import type { PaymentsInside } from "./open-payments.ts";
import { describePayable, findPayable, payPayable } from "./pay-payable.ts";
import { describeState } from "./payment-state.ts";
import { beginTopUp, describeTopUp } from "./top-up.ts";

export interface PaymentCallParts {
  payments: PaymentsInside;
  /** A checkout that is not ordered yet has the same address as the order that it becomes. */
  isOpenCheckout(context: CallContext, slug: string): Promise<boolean>;
}

export function createPaymentCalls({ payments, isOpenCheckout }: PaymentCallParts) {
  return {
    standing: calls.payments.standing.handler(async ({ input, context }) => {
      const payable = await findPayable(payments.parts, context, input.slug);
      if (payable) return { payable: payable.state === "closed" ? "none" : payable.state };
      return { payable: (await isOpenCheckout(context, input.slug)) ? "unpaid" : "none" };
    }),

    get: calls.payments.get.handler(async ({ input, context }) => {
      const described = await describePayable(payments, context, input.slug);
      if (!described) throw refuse("not_found");
      return described;
    }),

    pay: calls.payments.pay.handler(({ input, context }) =>
      idempotent(context, "payments.pay", input, () => payPayable(payments, context, input)),
    ),

    state: calls.payments.state.handler(({ input, context }) => describeState(payments.parts, context, input.payment)),

    topUpOptions: calls.payments.topUpOptions.handler(({ context }) => describeTopUp(payments, context)),

    topUp: calls.payments.topUp.handler(({ input, context }) => {
      const error = topUpError(input.amount);
      if (error) throw refuseFields({ amount: error });
      return idempotent(context, "payments.topUp", input, () => beginTopUp(payments, context, input));
    }),
  };
}
