import type { ImageModifiers } from "#domain/shared/images/modifiers.ts";
import { UnreadableImage } from "./image-source.ts";
import { pictureFromChild } from "./in-child-process.ts";

const TIMEOUT_MS = 10_000;
const CHILD = new URL("./resize-child.ts", import.meta.url);

export interface ResizeOrder {
  bytes: Uint8Array;
  modifiers: ImageModifiers;
}

/** Resizes in a child process, for pictures whose cost is not known (T102). */
export function resizeInChildProcess(
  bytes: Buffer,
  modifiers: ImageModifiers,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> {
  const order: ResizeOrder = { bytes, modifiers };
  return pictureFromChild(CHILD, order, timeoutMs).catch((cause) => {
    throw new UnreadableImage("a drawing that is broken or too costly", { cause });
  });
}
