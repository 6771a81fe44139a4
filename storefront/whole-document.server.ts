import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Pages leave the server whole: they are cached, hashed for the policy and compressed as one piece. */
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
      // What waits for its code in the browser stands in its place all the same, and needs no script to get there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}

/** An answer that hands out its bytes as they are: a body of its own would copy every page through a stream. */
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
