import { REFUND_MACHINE } from "#domain/money/payments/refund-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { refunds } from "../tables.ts";

export const refundAggregate = defineAggregate({ machine: REFUND_MACHINE, table: refunds });
