import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { files } from "./tables.ts";

/** What a customer uploaded (T129). Erasure ends it at once; its bytes are deleted by the next sweep (T130). */
export const fileData = {
  name: "files",
  async collect(db: Database, { userId }: { userId: number }) {
    const { id, name, purpose, kind, bytes, subjectKind, createdAt } = files;
    return db
      .select({ id, name, purpose, kind, bytes, subjectKind, createdAt })
      .from(files)
      .where(and(eq(files.userId, userId), isNotNull(files.storedAt)))
      .orderBy(asc(files.createdAt));
  },
  async erase(tx: Database, { userId }: { userId: number }) {
    await tx.update(files).set({ storedAt: null, userId: null, name: "" }).where(eq(files.userId, userId));
  },
};
