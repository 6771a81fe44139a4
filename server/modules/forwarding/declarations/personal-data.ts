import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { findPrivateSuite } from "../parcels/index.ts";
import { declarationTemplates } from "./tables.ts";

/** The templates of a customer are exported (T129) and erased (T130). */
export const declarationData = {
  name: "declaration_templates",
  async collect(db: Database, { userId }: { userId: number }) {
    const suite = await findPrivateSuite(db, userId);
    return suite && db.select().from(declarationTemplates).where(eq(declarationTemplates.suiteId, suite.id));
  },
  async erase(tx: Database, { userId }: { userId: number }) {
    const suite = await findPrivateSuite(tx, userId);
    if (suite) await tx.delete(declarationTemplates).where(eq(declarationTemplates.suiteId, suite.id));
  },
};
