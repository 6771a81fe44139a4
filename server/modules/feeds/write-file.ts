import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FileStorage } from "../../platform/files/file-storage.ts";

/** A file that is compressed and stored while it is written. */
export interface GrowingFile {
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
  let buffer = Buffer.alloc(0);
  const grow = (text: string) => {
    buffer = Buffer.allocUnsafe(text.length * MOST_BYTES_PER_UNIT);
    return buffer.write(text);
  };
  // Reported by the next write or by the end.
  stored.catch(() => undefined);
  return {
    async write(text) {
      const length = buffer.length >= text.length * MOST_BYTES_PER_UNIT ? buffer.write(text) : grow(text);
      const written = new Promise<void>((resolve, reject) =>
        gzip.write(buffer.subarray(0, length), (error) => (error ? reject(error) : resolve())),
      );
      await Promise.race([written, stored]);
    },
    async end() {
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
