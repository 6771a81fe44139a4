import type { BegunPayment as BeginResult } from "../payments/index.ts";

/** Why nothing was ordered; everything that was written until then has to be undone. */
export class NotPlaced extends Error {
  readonly result: "changed" | "unavailable" | "already_paid";

  constructor(result: NotPlaced["result"]) {
    super(`The order was not placed: ${result}`);
    this.result = result;
  }
}

export type BegunPayment = Extract<BeginResult, { result: "begun" }>;

/** A payment that could not be begun undoes what was written before. */
export function orNotPlaced(payment: BeginResult): BegunPayment {
  if (payment.result !== "begun") throw new NotPlaced(payment.result);
  return payment;
}
