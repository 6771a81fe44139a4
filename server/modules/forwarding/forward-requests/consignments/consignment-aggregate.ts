import { CONSIGNMENT_MACHINE } from "#domain/forwarding/forward-requests/consignment-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { consignments } from "../tables.ts";
import { storefrontsOn } from "./consignment-store.ts";

export type ConsignmentRow = typeof consignments.$inferSelect;

/** A consignment belongs to the storefronts of all its requests. */
export const consignmentAggregate = defineAggregate({
  machine: CONSIGNMENT_MACHINE,
  table: consignments,
  prefix: "consignment",
  storefrontsOf: ({ id }, { db }) => storefrontsOn(db, id),
  warehouseOf: ({ warehouseId }) => warehouseId,
});
