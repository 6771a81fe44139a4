import { CONSIGNMENT_MACHINE } from "#domain/forwarding/forward-requests/consignment-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { warehousesOf } from "../parcels/index.ts";
import { storefrontsOn } from "./consignment-store.ts";
import { consignments } from "./tables.ts";

export type ConsignmentRow = typeof consignments.$inferSelect;

/** A consignment belongs to the storefronts of all its requests. */
export const consignmentAggregate = defineAggregate({
  machine: CONSIGNMENT_MACHINE,
  table: consignments,
  prefix: "consignment",
  storefrontsOf: ({ id }, { db }) => storefrontsOn(db, id),
  isVisible: async ({ warehouseId }, context) => (await warehousesOf(context)).some(({ id }) => id === warehouseId),
});
