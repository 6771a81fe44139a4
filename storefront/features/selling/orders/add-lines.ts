import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { addPieces } from "#storefront/commerce/cart/cart-actions.ts";
import type { ShownIn } from "#storefront/commerce/cart/use-shown-in.ts";

type Line = Pick<OrderDetails["lines"][number], "variant_id" | "quantity">;

/** Adds the lines one after another; what is sold out or no longer sold is left out. */
export async function addLines(
  lines: readonly Line[],
  shownIn: ShownIn,
  add = addPieces,
): Promise<"all" | "some" | "none"> {
  let [wanted, added] = [0, 0];
  for (const { variant_id, quantity } of lines) {
    wanted += quantity;
    added += await add(variant_id, quantity, shownIn).catch(() => 0);
  }
  if (added === 0) return "none";
  return added < wanted ? "some" : "all";
}
