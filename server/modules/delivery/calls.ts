import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import type { Delivery } from "./delivery.ts";

export function createDeliveryCalls(delivery: Delivery) {
  return {
    searchPickupPoints: calls.delivery.searchPickupPoints.handler(({ input, context }) => {
      const { courier_id, language_id, ...query } = input;
      const found = delivery.searchPoints(courier_id, { ...query, language: languageOf(context, language_id) });
      if (!found) throw refuse("not_found");
      return found;
    }),

    getPickupPoint: calls.delivery.getPickupPoint.handler(({ input, context }) => {
      const point = delivery.findPoint(input.id, languageOf(context, input.language_id));
      if (!point) throw refuse("not_found");
      return { point };
    }),
  };
}

const languageOf = ({ storefront, hostDefaultLanguage }: CallContext, id: number) =>
  storefront.languages.find((language) => language.id === id)?.iso_code ?? hostDefaultLanguage;
