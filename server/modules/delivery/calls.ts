import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import type { Delivery } from "./delivery.ts";

export function createDeliveryCalls(delivery: Delivery) {
  return {
    searchPickupPoints: calls.delivery.searchPickupPoints.handler(({ input, context }) => {
      const { courier_id, language_id: _, ...query } = input;
      const found = delivery.searchPoints(courier_id, { ...query, language: context.reader.language.iso_code });
      if (!found) throw refuse("not_found");
      return found;
    }),

    listPickupLocations: calls.delivery.listPickupLocations.handler(({ input }) => {
      const items = delivery.locationsOf(input.courier_id);
      if (!items) throw refuse("not_found");
      return { items };
    }),

    getPickupPoint: calls.delivery.getPickupPoint.handler(({ input, context }) => {
      const point = delivery.findPoint(input.id, context.reader.language.iso_code);
      if (!point) throw refuse("not_found");
      return { point };
    }),
  };
}
