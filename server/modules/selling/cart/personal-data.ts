import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { cartLines, carts } from "./tables.ts";

/** The user's cart is exported (T129); erasing it releases its reservations (T130). */
export const cartData = {
  name: "cart",
  async collect(db: Database, { userId }: { userId: number }) {
    const { variantId, quantity, addedAt } = cartLines;
    return db
      .select({ storefrontCode: carts.storefrontCode, variantId, quantity, addedAt })
      .from(cartLines)
      .innerJoin(carts, eq(carts.id, cartLines.cartId))
      .where(eq(carts.userId, userId));
  },
  async erase(tx: Database, { userId }: { userId: number }) {
    await tx.delete(carts).where(eq(carts.userId, userId));
  },
};
