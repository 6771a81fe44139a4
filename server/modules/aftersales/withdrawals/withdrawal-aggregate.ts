import { WITHDRAWAL_MACHINE } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { WITHDRAWAL_EFFECT } from "./effects.ts";
import { withdrawals } from "./tables.ts";

/** The order of a withdrawal is always locked before it, because an ending refund has it locked already. */
export const withdrawalAggregate = defineAggregate({
  machine: WITHDRAWAL_MACHINE,
  table: withdrawals,
  prefix: "withdrawal",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  effects: WITHDRAWAL_EFFECT.follow,
});
