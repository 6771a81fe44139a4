import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

export function createCartCalls() {
  return {
    fetch: calls.cart.fetch.handler(() => {
      throw refuse("unavailable");
    }),
    add: calls.cart.add.handler(() => {
      throw refuse("unavailable");
    }),
    setQuantity: calls.cart.setQuantity.handler(() => {
      throw refuse("unavailable");
    }),
    remove: calls.cart.remove.handler(() => {
      throw refuse("unavailable");
    }),
    setShippingMethod: calls.cart.setShippingMethod.handler(() => {
      throw refuse("unavailable");
    }),
    extend: calls.cart.extend.handler(() => {
      throw refuse("unavailable");
    }),
  };
}
