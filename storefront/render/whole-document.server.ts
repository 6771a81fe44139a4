import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { Segment } from "./kept-pieces.server.ts";

/** How React marks a part that has to wait, or that failed: it left the part to the browser. */
const LEFT_OUT = "<!--$!-->";
export const DOCTYPE = "<!DOCTYPE html>";

/**
 * Pages are not streamed: they are cached, hashed for the CSP and compressed as a whole. Nearly all of them are rendered
 * at once, as one string; null when a part of the page has to wait, such as code that is loaded for the first time.
 */
export function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(LEFT_OUT) ? null : html;
  } catch {
    // The stream says what is wrong.
    return null;
  }
}

/** Waits for all parts of a page. The stream writes the doctype of a document by itself. */
export function renderWhole(page: ReactNode, onError: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const whole = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString("utf8"));
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

/** A response that returns its bytes directly: a normal body would copy every page through a stream. */
export class WholeDocument extends Response {
  readonly #segments: readonly Segment[];

  /** In segments, because joining them would copy the whole page. */
  constructor(segments: readonly Segment[], init: ResponseInit) {
    super(null, init);
    this.#segments = segments;
  }

  override async bytes(): Promise<Buffer<ArrayBuffer>> {
    return Buffer.concat(this.#segments.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  }
}
