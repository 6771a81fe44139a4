import { TOP_UP_MACHINE } from "#domain/money/payments/top-up-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { topUps } from "../tables.ts";

export const topUpAggregate = defineAggregate({ machine: TOP_UP_MACHINE, table: topUps });
