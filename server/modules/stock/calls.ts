import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";
import { signedIn } from "../../platform/calls/signed-in.ts";
import { setStock } from "./set-stock.ts";

export function createStockCalls() {
  return {
    set: calls.stock.set.handler(async ({ input, context }) => {
      const level = await setStock(context.db, {
        variantId: input.variant_id,
        onHand: input.on_hand,
        note: input.note,
        madeBy: signedIn(context).id,
      });
      if (level === "no_variant") throw refuse("not_found");
      return { status: true as const, on_hand: level.onHand, reserved: level.reserved };
    }),
  };
}
