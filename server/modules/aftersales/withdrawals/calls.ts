import { calls } from "#platform/calls/implement-calls.ts";
import { presentWithdrawal, withdrawalOptions } from "./options.ts";
import { confirmWithdrawal, recordWithdrawal } from "./record.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";

export function createWithdrawalCalls(deps: WithdrawalDeps) {
  return {
    options: calls.withdrawals.options.handler(({ input, context }) => withdrawalOptions(deps, context, input.order)),

    record: calls.withdrawals.record.handler(async ({ input, context }) => {
      const { withdrawal, token } = await recordWithdrawal(deps, context, input);
      return { withdrawal: stated(presentWithdrawal(withdrawal)), token };
    }),

    confirm: calls.withdrawals.confirm.handler(async ({ input, context }) => ({
      withdrawal: stated(presentWithdrawal(await confirmWithdrawal(deps, context, input.token))),
    })),
  };
}

/** Only the statement: its outcome would reveal the order to a stranger. */
const stated = ({ number, name, order_number, email, confirmed_at }: ReturnType<typeof presentWithdrawal>) => ({
  number,
  name,
  order_number,
  email,
  confirmed_at,
});
