import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { assertKey, type FileStorage } from "./file-storage.ts";

/** The part of the folder for what is not complete yet. */
export const incomingFolder = (dir: string) => join(dir, "incoming");

/** Files in a folder of this machine, spread over subfolders by the first characters of their keys. */
export function localFolder(dir: string): FileStorage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(dir, "stored", key.slice(0, 2), key);
  };
  const store = async (key: string, content: Buffer | Readable) => {
    const path = pathOf(key);
    const unfinished = join(incomingFolder(dir), randomUUID());
    await mkdir(dirname(unfinished), { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeToDisk(unfinished, content);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    // A name is durable when its folder is written too, and a new folder when its parent is.
    await syncFolder(dirname(path));
    await syncFolder(join(dir, "stored"));
  };
  return {
    put: store,
    putFrom: store,
    async read(key) {
      const handle = await open(pathOf(key)).catch(nullIfMissing);
      return handle ? handle.createReadStream() : null;
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async keys() {
      const entries = await readdir(join(dir, "stored"), { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      return (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}

async function writeToDisk(path: string, content: Buffer | Readable): Promise<void> {
  const handle = await open(path, "wx");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
