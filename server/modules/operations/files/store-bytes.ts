import { refuse } from "#platform/calls/call-errors.ts";
import { deleteRow, markStored } from "./file-store.ts";
import type { FileDeps } from "./files.ts";

/**
 * The row is there first and says so last: whenever the process dies, no bytes are without a row, and no row that can be
 * read is without its bytes (I17). A full disk leaves neither (F36).
 */
export async function storeBytes(deps: FileDeps, id: string, content: Buffer): Promise<void> {
  const { db, storage, log } = deps;
  try {
    await storage.put(id, content);
    if (!(await markStored(db, id))) throw new Error("The row of a file went away while its bytes were stored");
  } catch (error) {
    log.error({ err: error }, "a file could not be stored");
    await storage.delete(id).then(
      () => deleteRow(db, id),
      (err) => log.error({ err }, "the rest of a file is left to the sweep"),
    );
    throw refuse("unavailable");
  }
}
