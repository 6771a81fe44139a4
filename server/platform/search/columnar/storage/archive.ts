import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { Steps } from "./compaction.ts";
import type { NumberArray } from "./growth.ts";

/** Raise the number when the format or its meaning changes: older archives are then not read. */
const MAGIC = "crossdock-search-3\n";
const HEAD_BYTES = MAGIC.length + 8;
const CHUNK_BYTES = 1 << 22;

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof KINDS;

interface Section {
  readonly name: string;
  readonly kind: Kind;
  readonly length: number;
  readonly crc: number;
}

interface Head {
  readonly sections: readonly Section[];
  readonly values: Record<string, unknown>;
}

/** Arrays of numbers and plain values by name, for one file. */
export interface ArchiveContent {
  readonly arrays: ReadonlyMap<string, NumberArray>;
  readonly values: ReadonlyMap<string, unknown>;
}

const bytesOf = (array: NumberArray) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function kindOf(array: NumberArray): Kind {
  return array.constructor.name as Kind;
}

/** Computed over the chunks of reading and writing, so that no step takes long. */
function* checksum(array: NumberArray): Steps<number> {
  let crc = 0;
  const bytes = bytesOf(array);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    crc = crc32(bytes.subarray(at, at + CHUNK_BYTES), crc);
    yield;
  }
  return crc;
}

/** Written under another name and renamed at the end: a reader finds the whole file or the previous one. */
export function* writeArchive(file: string, { arrays, values }: ArchiveContent): Steps<void> {
  const sections: Section[] = [];
  for (const [name, array] of arrays) {
    sections.push({ name, kind: kindOf(array), length: array.length, crc: yield* checksum(array) });
  }
  const json = Buffer.from(JSON.stringify({ sections, values: Object.fromEntries(values) } satisfies Head));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(MAGIC);
  head.writeUInt32LE(json.length, MAGIC.length);
  head.writeUInt32LE(crc32(json), MAGIC.length + 4);
  const partial = `${file}.${process.pid}.partial`;
  const handle = openSync(partial, "w");
  try {
    for (const part of [head, json, ...[...arrays.values()].map(bytesOf)]) yield* writeAll(handle, part);
    fsyncSync(handle);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  renameSync(partial, file);
}

function* writeAll(handle: number, bytes: Uint8Array): Steps<void> {
  for (let at = 0; at < bytes.length; ) {
    at += writeSync(handle, bytes, at, Math.min(CHUNK_BYTES, bytes.length - at));
    yield;
  }
}

/** Null when the file is missing, cut short, damaged or of another version. */
export function* readArchive(file: string): Steps<ArchiveContent | null> {
  let handle: number;
  try {
    handle = openSync(file, "r");
  } catch {
    return null;
  }
  try {
    const head = readHead(handle);
    return head === null ? null : yield* readSections(handle, head);
  } catch {
    return null;
  } finally {
    closeSync(handle);
  }
}

function readHead(handle: number): Head | null {
  const head = Buffer.alloc(HEAD_BYTES);
  if (readSync(handle, head) !== HEAD_BYTES || head.toString("latin1", 0, MAGIC.length) !== MAGIC) return null;
  const json = Buffer.alloc(head.readUInt32LE(MAGIC.length));
  if (readSync(handle, json) !== json.length) return null;
  return crc32(json) === head.readUInt32LE(MAGIC.length + 4) ? (JSON.parse(json.toString()) as Head) : null;
}

function* readSections(handle: number, { sections, values }: Head): Steps<ArchiveContent | null> {
  const arrays = new Map<string, NumberArray>();
  for (const { name, kind, length, crc } of sections) {
    const array = new KINDS[kind](length);
    if (!(yield* readAll(handle, bytesOf(array))) || (yield* checksum(array)) !== crc) return null;
    arrays.set(name, array);
  }
  return { arrays, values: new Map(Object.entries(values)) };
}

function* readAll(handle: number, bytes: Uint8Array): Steps<boolean> {
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(handle, bytes, at, Math.min(CHUNK_BYTES, bytes.length - at), null);
    if (read === 0) return false;
    at += read;
    yield;
  }
  return true;
}
