import { eq } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { signingKeys } from "./tables.ts";

/** A key that all processes share; migrations make it. */
export async function readSigningKey(db: Database, name: "visitor" | "contacts" | "index-now"): Promise<Buffer> {
  const [found] = await db.select({ key: signingKeys.key }).from(signingKeys).where(eq(signingKeys.name, name));
  if (!found) throw new Error(`There is no signing key ${name}`);
  return found.key;
}
