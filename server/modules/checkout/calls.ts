import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

export function createCheckoutCalls() {
  return {
    generate: calls.checkout.generate.handler(() => {
      throw refuse("unavailable");
    }),
    fetch: calls.checkout.fetch.handler(() => {
      throw refuse("unavailable");
    }),
    standing: calls.checkout.standing.handler(() => {
      throw refuse("unavailable");
    }),
    setShipping: calls.checkout.setShipping.handler(() => {
      throw refuse("unavailable");
    }),
    setDelivery: calls.checkout.setDelivery.handler(() => {
      throw refuse("unavailable");
    }),
    setAddress: calls.checkout.setAddress.handler(() => {
      throw refuse("unavailable");
    }),
    setEmail: calls.checkout.setEmail.handler(() => {
      throw refuse("unavailable");
    }),
    applyPromotion: calls.checkout.applyPromotion.handler(() => {
      throw refuse("unavailable");
    }),
    removePromotion: calls.checkout.removePromotion.handler(() => {
      throw refuse("unavailable");
    }),
    applyBalance: calls.checkout.applyBalance.handler(() => {
      throw refuse("unavailable");
    }),
    removeBalance: calls.checkout.removeBalance.handler(() => {
      throw refuse("unavailable");
    }),
    setPayment: calls.checkout.setPayment.handler(() => {
      throw refuse("unavailable");
    }),
    confirm: calls.checkout.confirm.handler(() => {
      throw refuse("unavailable");
    }),
    pay: calls.checkout.pay.handler(() => {
      throw refuse("unavailable");
    }),
    invalidate: calls.checkout.invalidate.handler(() => {
      throw refuse("unavailable");
    }),
  };
}
