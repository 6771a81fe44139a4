import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { HOUR_MS } from "#domain/shared/time/durations.ts";

const NAME = /^[\w-]{43}$/;
const UNFINISHED_AFTER_MS = HOUR_MS;

interface Options {
  dir: string;
  maxBytes: number;
}

/**
 * Resized pictures in a folder, under names derived from their inputs. The least recently used are removed when there are
 * too many bytes. The order of use is stored in the files' times, so that it outlives the process.
 */
export class ImageCache {
  readonly #dir: string;
  readonly #sizes: LRUCache<string, number>;
  /** Until the folder has been read, the order of use is not known. */
  readonly #indexed: Promise<void>;

  constructor({ dir, maxBytes }: Options) {
    this.#dir = dir;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, name, reason) => {
        if (reason === "evict") void rm(this.#file(name), { force: true }).catch(() => {});
      },
    });
    this.#indexed = this.#index();
  }

  static nameOf(...inputs: string[]): string {
    return createHash("sha256").update(JSON.stringify(inputs)).digest("base64url");
  }

  async get(name: string): Promise<Buffer | null> {
    const file = this.#file(name);
    // Another process may have written or removed it, so only the folder knows.
    const bytes = await readFile(file).catch(() => null);
    // A power failure can leave an empty file.
    if (bytes === null || bytes.length === 0) return null;
    const now = new Date();
    void utimes(file, now, now).catch(() => {});
    void this.#note(name, bytes.length);
    return bytes;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length > this.#sizes.maxSize) return;
    const file = this.#file(name);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    await this.#note(name, bytes.length);
  }

  async #note(name: string, bytes: number): Promise<void> {
    await this.#indexed;
    this.#sizes.set(name, bytes);
  }

  #file(name: string): string {
    return join(this.#dir, name.slice(0, 2), name);
  }

  async #index(): Promise<void> {
    const entries = await readdir(this.#dir, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    const found: { name: string; size: number; mtimeMs: number }[] = [];
    for (const { name, parentPath } of files) {
      const path = join(parentPath, name);
      const stats = await stat(path).catch(() => null);
      if (stats === null) continue;
      if (NAME.test(name)) found.push({ name, size: stats.size || 1, mtimeMs: stats.mtimeMs });
      else if (Date.now() - stats.mtimeMs > UNFINISHED_AFTER_MS) await rm(path, { force: true }).catch(() => {});
    }
    for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) this.#sizes.set(name, size);
  }
}
