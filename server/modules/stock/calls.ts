import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

export function createStockCalls() {
  return {
    set: calls.stock.set.handler(() => {
      throw refuse("unavailable");
    }),
  };
}
