import { PAYMENT_MACHINE } from "#domain/money/payments/payment-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { payments } from "../tables.ts";

/** The payable of a payment is locked before it. */
export const paymentAggregate = defineAggregate({ machine: PAYMENT_MACHINE, table: payments });
