import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

export function createPaymentCalls() {
  return {
    standing: calls.payments.standing.handler(() => {
      throw refuse("unavailable");
    }),
    get: calls.payments.get.handler(() => {
      throw refuse("unavailable");
    }),
    pay: calls.payments.pay.handler(() => {
      throw refuse("unavailable");
    }),
    state: calls.payments.state.handler(() => {
      throw refuse("unavailable");
    }),
    topUpOptions: calls.payments.topUpOptions.handler(() => {
      throw refuse("unavailable");
    }),
    topUp: calls.payments.topUp.handler(() => {
      throw refuse("unavailable");
    }),
    refund: calls.payments.refund.handler(() => {
      throw refuse("unavailable");
    }),
    parkedEvents: calls.payments.parkedEvents.handler(() => {
      throw refuse("unavailable");
    }),
  };
}
