/** The most bytes that a picture may have before it is resized. */
export const MAX_SOURCE_BYTES = 12 * 1024 * 1024;

export interface FoundImage {
  /** Differs when the picture has changed. */
  version: string;
  /** Drawn by ourselves, so that it needs no caution. */
  isOurs?: boolean;
  /** The picture's bytes, whatever they may be; null where it turns out that there is none. */
  read(): Promise<Buffer | null>;
}

/** A place where pictures come from. */
export interface ImageSource {
  /** Null where there is no such picture. Cheap, for it is asked for every picture that is already kept. */
  find(path: string): Promise<FoundImage | null>;
}

/** A picture that may not be fetched, whether or not it exists. */
export class RefusedSource extends Error {}

/** A host that gave no answer, or none that can be used. */
export class UnreachableSource extends Error {}

/** Bytes that are no picture, or one beyond the limits. */
export class UnreadableImage extends Error {}
