import { CLAIM_MACHINE } from "#domain/claims/claim-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { warehousesOf } from "../parcels/index.ts";
import { CLAIM_EFFECT } from "./effects.ts";
import { claims } from "./tables.ts";

export const claimAggregate = defineAggregate({
  machine: CLAIM_MACHINE,
  table: claims,
  prefix: "claim",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  isVisible: async ({ warehouseId }, context) =>
    warehouseId === null || (await warehousesOf(context)).some(({ id }) => id === warehouseId),
  effects: CLAIM_EFFECT.follow,
});
