import type { BegunPayment } from "./payment-face.ts";

type NotBegun = Exclude<BegunPayment, { result: "begun" }>;

class RolledBack extends Error {
  readonly begun: NotBegun;

  constructor(begun: NotBegun) {
    super(`The payment was not begun: ${begun.result}`);
    this.begun = begun;
  }
}

/** Undoes the transaction of a payment that could not be begun; `rolledBack` tells its caller why. */
export function orRollBack(begun: BegunPayment): BegunPayment {
  if (begun.result !== "begun") throw new RolledBack(begun);
  return begun;
}

export function rolledBack(error: unknown): BegunPayment {
  if (error instanceof RolledBack) return error.begun;
  throw error;
}
