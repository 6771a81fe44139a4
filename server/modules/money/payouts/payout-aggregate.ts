import { and, eq } from "drizzle-orm";
import { PAYOUT_MACHINE } from "#domain/money/balance/payout-machine.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { mailPayout } from "./payout-mail.ts";
import { payouts } from "./tables.ts";

/** The top-ups of a payout are locked after it. */
export const payoutAggregate = defineAggregate({
  machine: PAYOUT_MACHINE,
  table: payouts,
  prefix: "payout",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  isOwn: (context, number) =>
    and(
      eq(payouts.id, idOf("payout", number) ?? 0),
      eq(payouts.userId, signedIn(context).id),
      eq(payouts.storefrontCode, context.storefront.code),
    ),
  effects: mailPayout,
});
