import { buffer } from "node:stream/consumers";
import { attachFiles, type FilePolicy, type Files } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ImageSource } from "#platform/images/image-source.ts";
import { entryAggregate } from "../entry-aggregate.ts";

const KIND = "content";
const NAME = /^([\da-f-]{36})\.jpg$/;

/** Staff who read texts see their pictures; visitors get them by /img, in the sizes of pages. */
export const contentFiles: FilePolicy = {
  kind: KIND,
  permission: "content.read",
  async locationOf(db, id) {
    const entry = await entryAggregate.find(db, id);
    return entry && { storefrontCode: entry.storefrontCode, warehouseId: null };
  },
  mayRead: async () => false,
};

/** Makes uploads the pictures of an entry; the paths are what blocks and covers name. */
export async function addPictures(
  tx: Database,
  { entryId, fileIds, memberId }: { entryId: number; fileIds: readonly string[]; memberId: number },
): Promise<string[]> {
  const subject = { kind: KIND, id: entryId };
  await attachFiles(tx, { fileIds, owner: { memberId }, purpose: "content-picture", subject });
  return fileIds.map((id) => `uploads/${id}.jpg`);
}

/** The uploaded pictures of texts. A file never changes, so its id is its version. */
export const uploadedPictures = (files: Pick<Files, "openOf">): ImageSource => ({
  async find(path) {
    const [, id = ""] = NAME.exec(path) ?? [];
    const file = await files.openOf(id, KIND);
    if (!file) return null;
    return {
      version: id,
      async read() {
        const content = await file.read();
        return content && buffer(content);
      },
    };
  },
});
