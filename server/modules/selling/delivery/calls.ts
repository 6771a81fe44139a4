import type { BoxSize } from "#contracts/shop/selling/delivery.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import type { Delivery } from "./delivery.ts";

export function createDeliveryCalls(delivery: Delivery) {
  return {
    searchPickupPoints: calls.delivery.searchPickupPoints.handler(({ input, context }) => {
      const { courier_id, language_id: _, box, ...query } = input;
      const language = context.reader.language.iso_code;
      const found = delivery.searchPoints(courier_id, { ...query, box: sidesOf(box), language });
      if (!found) throw refuse("not_found");
      return found;
    }),

    listPickupLocations: calls.delivery.listPickupLocations.handler(({ input }) => {
      const items = delivery.locationsOf(input.courier_id, sidesOf(input.box));
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

const sidesOf = (box: BoxSize | null | undefined) =>
  box ? { lengthMm: box.length_mm, widthMm: box.width_mm, heightMm: box.height_mm } : null;
