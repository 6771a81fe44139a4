import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { UploadKind } from "#domain/operations/files/file-kind.ts";
import { imageKind } from "../images/image-kind.ts";

const HEAD_BYTES = 64 * 1024;
/** Readers look for the end of a PDF in its last kilobyte. */
const TAIL_BYTES = 1_024;

/** A ZIP archive, and what a workbook with a password is kept in: whether it can be read shows when it is unpacked. */
const WORKBOOK_MARKS = [Buffer.from("PK\x03\x04", "latin1"), Buffer.from("d0cf11e0a1b11ae1", "hex")];

/** The kind of an uploaded file by its bytes: its name and what its sender says count for nothing (T104). */
export async function uploadKind(path: string): Promise<UploadKind | null> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const head = await readPart(handle, 0, HEAD_BYTES);
    if (/^%PDF-[12]\.\d/.test(head.toString("latin1", 0, 16))) {
      const tail = await readPart(handle, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
      return tail.includes("%%EOF") ? "pdf" : null;
    }
    if (WORKBOOK_MARKS.some((mark) => head.subarray(0, mark.length).equals(mark))) return "xlsx";
    const kind = imageKind(head);
    return kind === "svg" || kind === "gif" ? null : kind;
  } finally {
    await handle.close();
  }
}

/** Whether a file is UTF-8 without control characters of machines, read piece by piece. */
export async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of createReadStream(path))
      if (decoder.decode(piece as Buffer, { stream: true }).includes("\0")) return false;
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
}
