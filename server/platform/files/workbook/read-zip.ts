import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { UnreadableWorkbook } from "./unreadable-workbook.ts";

const inflate = promisify(inflateRaw);

const END_MARK = Buffer.from("PK\x05\x06", "latin1");
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_MARK = 0x04034b50;
const LOCAL_BYTES = 30;
const IS_ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** A workbook has a few dozen; more are made to keep us busy. */
const MOST_ENTRIES = 500;

interface Entry {
  flags: number;
  method: number;
  packedBytes: number;
  /** Where its own head begins. */
  start: number;
}

/**
 * The files of a ZIP archive by their names, each unpacked only when it is asked for and never beyond `mostBytes`: what an
 * archive says of its sizes counts for nothing. Archives that are encrypted, in parts, or larger than 4 GB are not read.
 */
export function readZip(archive: Buffer, mostBytes: number) {
  const entries = readDirectory(archive);
  return {
    async read(name: string): Promise<Buffer | null> {
      const entry = entries.get(name);
      return entry ? unpack(archive, entry, mostBytes) : null;
    },
  };
}

function readDirectory(archive: Buffer): Map<string, Entry> {
  const tail = archive.subarray(Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT));
  const end = tail.lastIndexOf(END_MARK);
  if (end < 0 || end + END_BYTES > tail.length) throw new UnreadableWorkbook("It has no end");
  const count = tail.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableWorkbook("It has too many files");
  const entries = new Map<string, Entry>();
  let at = tail.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY_MARK)
      throw new UnreadableWorkbook("Its directory is broken");
    const nameEnd = at + ENTRY_BYTES + archive.readUInt16LE(at + 28);
    entries.set(archive.toString("utf8", at + ENTRY_BYTES, nameEnd), {
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      start: archive.readUInt32LE(at + 42),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

async function unpack(
  archive: Buffer,
  { flags, method, packedBytes, start }: Entry,
  mostBytes: number,
): Promise<Buffer> {
  if (flags & IS_ENCRYPTED) throw new UnreadableWorkbook("It is encrypted");
  if (start + LOCAL_BYTES > archive.length || archive.readUInt32LE(start) !== LOCAL_MARK)
    throw new UnreadableWorkbook("A file of it is missing");
  const begin = start + LOCAL_BYTES + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  if (begin + packedBytes > archive.length) throw new UnreadableWorkbook("A file of it is cut");
  const packed = archive.subarray(begin, begin + packedBytes);
  if (method === STORED && packedBytes <= mostBytes) return packed;
  if (method !== DEFLATED) throw new UnreadableWorkbook("It is packed in an unknown way, or too large");
  return inflate(packed, { maxOutputLength: mostBytes }).catch(() => {
    throw new UnreadableWorkbook("A file of it is broken, or too large");
  });
}
