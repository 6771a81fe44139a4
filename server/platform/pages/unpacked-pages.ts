import { LRUCache } from "lru-cache";
import { unpack } from "../http/compression.ts";

const MAX_BYTES = 8 * 1024 * 1024;

type OtherEncoding = "gzip" | "identity";

const emptyStore = () =>
  new LRUCache<Buffer, Buffer>({ maxSize: MAX_BYTES / 2, sizeCalculation: ({ length }) => length });

/** Pages are kept in brotli. For the few clients that cannot read it a page is unpacked, and stays so for the next of them. */
export class UnpackedPages {
  readonly #ready: Record<OtherEncoding, LRUCache<Buffer, Buffer>> = { gzip: emptyStore(), identity: emptyStore() };

  async get(packed: Buffer, encoding: OtherEncoding): Promise<Buffer> {
    const store = this.#ready[encoding];
    const ready = store.get(packed);
    if (ready) return ready;
    const body = await unpack(packed, encoding);
    store.set(packed, body);
    return body;
  }
}
