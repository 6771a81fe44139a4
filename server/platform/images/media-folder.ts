import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { type ImageSource, MAX_SOURCE_BYTES, RefusedSource, UnreadableImage } from "./image-source.ts";

const PLAIN_NAME = /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u;
const NOT_THERE = new Set(["ENOENT", "ENOTDIR", "ELOOP", "EACCES", "ENAMETOOLONG"]);

/** Pictures in a folder of this machine. Nothing outside of it can be reached, by name or by link (T099). */
export function mediaFolder(folder: string): ImageSource {
  return {
    async find(path) {
      const names = path.split("/");
      if (!names.every((name) => PLAIN_NAME.test(name))) throw new RefusedSource("a name that could lead elsewhere");
      const file = await realFile(folder, names);
      if (file === null) return null;
      const { mtimeMs, size, ino } = file;
      return {
        version: [mtimeMs, size, ino].join("-"),
        async read() {
          if (size > MAX_SOURCE_BYTES) throw new UnreadableImage(`a file of ${size} bytes`);
          return readFile(file.path);
        },
      };
    },
  };
}

async function realFile(folder: string, names: string[]) {
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, ...names));
    if (!path.startsWith(root + sep)) throw new RefusedSource("a link that leads out of the folder");
    const stats = await stat(path);
    return stats.isFile() ? { path, mtimeMs: stats.mtimeMs, size: stats.size, ino: stats.ino } : null;
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}
