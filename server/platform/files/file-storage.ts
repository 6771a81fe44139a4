import type { Readable } from "node:stream";

/**
 * Where the bytes of files are kept, under keys of ours. Every adapter passes the suite in `contract/`: what `put`
 * has answered survives a crash, and what it has not answered is there whole or not at all.
 */
export interface FileStorage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for what is made little by little and is too large for memory; a source that breaks leaves nothing. */
  putFrom(key: string, source: Readable): Promise<void>;
  /** Null for an unknown key. */
  read(key: string): Promise<Readable | null>;
  /** Succeeds for an unknown key. */
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

const KEY = /^[a-z\d][a-z\d-]{0,79}$/;

/** A key that no folder or bucket can mistake for a path. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`"${key}" is no key of a file`);
}
