import { CLAIM_MACHINE } from "#domain/aftersales/claims/claim-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { CLAIM_EFFECT } from "./effects.ts";
import { claims } from "./tables.ts";

export const claimAggregate = defineAggregate({
  machine: CLAIM_MACHINE,
  table: claims,
  prefix: "claim",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  warehouseOf: ({ warehouseId }) => warehouseId,
  effects: CLAIM_EFFECT.follow,
});
