import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { savedEstimates as t } from "./tables.ts";

/** The user's saved estimates are exported (T129) and erased (T130). */
export const calculatorData = {
  name: "saved_estimates",
  async collect(db: Database, { userId }: { userId: number }) {
    return db
      .select({ storefrontCode: t.storefrontCode, request: t.request, offers: t.offers, savedAt: t.savedAt })
      .from(t)
      .where(eq(t.userId, userId));
  },
  async erase(tx: Database, { userId }: { userId: number }) {
    await tx.delete(t).where(eq(t.userId, userId));
  },
};
