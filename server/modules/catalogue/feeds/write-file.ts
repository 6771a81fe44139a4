import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FileStorage } from "#platform/files/file-storage.ts";

/** A file that is compressed and stored while it is written. */
export interface GrowingFile {
  /** Resolves when the text before is compressed: the next one is made meanwhile. */
  write(text: string): Promise<void>;
  /** Resolves when the whole is stored. */
  end(): Promise<{ etag: string; bytes: number }>;
  /** Nothing of it stays. */
  abandon(): Promise<void>;
}

/** Quick: a file is read a few times and made anew every hour. */
const LEVEL = 2;
const CHUNK_BYTES = 64 * 1024;
/** UTF-8 needs no more for a unit of a JavaScript text. */
const MOST_BYTES_PER_UNIT = 3;

export function growFile(storage: Pick<FileStorage, "putFrom">, key: string): GrowingFile {
  const gzip = createGzip({ level: LEVEL, chunkSize: CHUNK_BYTES });
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of gzip) {
      bytes += (chunk as Buffer).length;
      hash.update(chunk as Buffer);
      yield chunk;
    }
  };
  const stored = storage.putFrom(key, Readable.from(counted()));
  // Taken in turn: one is compressed while the other is filled.
  let buffers: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)];
  let before: Promise<unknown> = Promise.resolve();
  const fill = (text: string) => {
    const [other, last] = buffers;
    const most = text.length * MOST_BYTES_PER_UNIT;
    const buffer = other.length < most ? Buffer.allocUnsafe(most) : other;
    buffers = [last, buffer];
    return buffer.subarray(0, buffer.write(text));
  };
  const compress = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => gzip.write(chunk, (error) => (error ? reject(error) : resolve())));
  // Reported by the next write or by the end.
  stored.catch(() => undefined);
  return {
    async write(text) {
      const chunk = fill(text);
      await before;
      before = Promise.race([compress(chunk), stored]);
      before.catch(() => undefined);
    },
    async end() {
      await before;
      gzip.end();
      await stored;
      return { etag: `"${hash.digest("base64url").slice(0, 27)}"`, bytes };
    },
    async abandon() {
      gzip.destroy(new Error(`${key} is not finished`));
      await stored.catch(() => undefined);
    },
  };
}
