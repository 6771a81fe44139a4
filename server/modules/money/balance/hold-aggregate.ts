import { HOLD_MACHINE } from "#domain/money/balance/hold-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { ledgerHolds } from "./tables.ts";

export const holdAggregate = defineAggregate({ machine: HOLD_MACHINE, table: ledgerHolds });
