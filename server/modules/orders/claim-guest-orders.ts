import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { ConfirmedUser } from "../identity/index.ts";
import { orders } from "./tables.ts";

/** A guest's orders become the customer's once the customer has confirmed the same e-mail. */
export async function claimGuestOrders(tx: Database, { userId, email, storefrontCode }: ConfirmedUser): Promise<void> {
  await tx
    .update(orders)
    .set({ userId, visitorHash: null })
    .where(
      and(
        isNull(orders.userId),
        isNull(orders.erasedAt),
        eq(orders.email, email.toLowerCase()),
        eq(orders.storefrontCode, storefrontCode),
      ),
    );
}
