import { ERROR_MACHINE } from "#domain/operations/errors/error-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { errorGroups } from "./tables.ts";

export const errorAggregate = defineAggregate({
  machine: ERROR_MACHINE,
  table: errorGroups,
  prefix: "error",
  storefrontsOf: ({ scope }) => [scope],
});
