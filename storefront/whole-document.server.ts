import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Pages are not streamed: they are cached, hashed for the CSP and compressed as a whole. */
export function renderWhole(page: ReactNode, onError: () => void): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const whole = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError,
      // Lazy content is rendered in place, so that it needs no inline script to be moved there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}

/** A response that returns its buffer directly: a normal body would copy every page through a stream. */
export class WholeDocument extends Response {
  readonly #body: Buffer<ArrayBuffer>;

  constructor(body: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#body = body;
  }

  override async bytes(): Promise<Buffer<ArrayBuffer>> {
    return this.#body;
  }
}
