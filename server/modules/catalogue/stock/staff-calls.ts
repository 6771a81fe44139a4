import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { setStock } from "./set-stock.ts";

interface StaffStockDeps {
  /** The storefronts that sell a variant: its stock is theirs together. */
  storefrontsOfVariant(db: Database, variantId: number): Promise<string[]>;
}

export function createStaffStockCalls({ storefrontsOfVariant }: StaffStockDeps) {
  return {
    set: staffCalls.stock.set.handler(async ({ input, context }) => {
      const { variant_id: variantId, on_hand: onHand, note } = input;
      const storefronts = await storefrontsOfVariant(context.db, variantId);
      context.concerns({ name: `variant:${variantId}`, storefronts });
      const level = await setStock(context.db, { variantId, onHand, note, madeBy: actingMember(context).id });
      if (level === "no_variant") throw refuse("not_found");
      return { status: true as const, on_hand: level.onHand, reserved: level.reserved };
    }),
  };
}
