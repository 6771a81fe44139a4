import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

export function createDeliveryCalls() {
  return {
    searchPickupPoints: calls.delivery.searchPickupPoints.handler(() => {
      throw refuse("unavailable");
    }),
    getPickupPoint: calls.delivery.getPickupPoint.handler(() => {
      throw refuse("unavailable");
    }),
  };
}
