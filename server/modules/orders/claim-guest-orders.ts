import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { ConfirmedUser } from "../identity/index.ts";
import { orders } from "./tables.ts";

/** What somebody ordered as a guest becomes theirs when they prove that its address is (decisions §7). */
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
