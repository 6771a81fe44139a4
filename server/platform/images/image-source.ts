/** The most bytes that a picture may have before it is resized. */
export const MAX_SOURCE_BYTES = 12 * 1024 * 1024;

export interface FoundImage {
  /** Differs when the picture has changed. */
  version: string;
  /** Drawn by this program, so it is trusted. */
  isOurs?: boolean;
  /** The unchecked bytes; null when there turns out to be no picture. */
  read(): Promise<Buffer | null>;
}

export interface ImageSource {
  /** Null for an unknown picture. Cheap, because it is called for cached pictures too. */
  find(path: string): Promise<FoundImage | null>;
}

/** A picture that may not be fetched, whether or not it exists. */
export class RefusedSource extends Error {}

/** A host that did not answer, or not usefully. */
export class UnreachableSource extends Error {}

/** Bytes that are no picture, or one beyond the limits. */
export class UnreadableImage extends Error {}
