import type { AttachedFile } from "#contracts/shop/operations/files.ts";
import type { StoredFile } from "./file-store.ts";

export const FILES_PATH = "/files/";

/** A file as calls answer it. */
export const presentFile = ({ id, name, kind, bytes, createdAt }: StoredFile): AttachedFile => ({
  id,
  name,
  kind,
  bytes,
  path: `${FILES_PATH}${id}`,
  created_at: createdAt.toISOString(),
});
