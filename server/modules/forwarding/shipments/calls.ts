import { calls } from "#platform/calls/implement-calls.ts";
import { lookUpParcel, shareParcel, showLinkedParcel } from "./look-up.ts";
import type { ShipmentDeps } from "./shipment-deps.ts";

export function createTrackingCalls(deps: ShipmentDeps) {
  return {
    lookUp: calls.tracking.lookUp.handler(async ({ input, context }) => ({
      parcel: await lookUpParcel(deps, context, input),
    })),
    get: calls.tracking.get.handler(async ({ input, context }) => ({
      parcel: await showLinkedParcel(deps, context, input.token),
    })),
    share: calls.tracking.share.handler(async ({ input, context }) => ({
      token: await shareParcel(deps, context, input),
    })),
  };
}
