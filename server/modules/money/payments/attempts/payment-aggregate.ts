import { PAYMENT_MACHINE } from "#domain/money/payments/payment-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { payments } from "../tables.ts";

/** Lock a payment's payable before the payment: all transactions lock in this order. */
export const paymentAggregate = defineAggregate({ machine: PAYMENT_MACHINE, table: payments });
