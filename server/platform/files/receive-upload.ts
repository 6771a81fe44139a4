import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { HOUR_MS } from "#domain/shared/time/durations.ts";

const ABANDONED_AFTER_MS = HOUR_MS;

/** More bytes than may be uploaded. */
export class UploadTooLarge extends Error {}

export interface ReceivedUpload {
  path: string;
  bytes: number;
  discard(): Promise<void>;
}

/** Writes a request's body to a file as it arrives, so that no upload is held in memory. */
export async function receiveUpload(body: Readable, dir: string, maxBytes: number): Promise<ReceivedUpload> {
  await mkdir(dir, { recursive: true });
  const path = join(dir, randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    return { path, bytes: await writeBody(body, path, maxBytes), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function writeBody(body: Readable, path: string, maxBytes: number): Promise<number> {
  const handle = await open(path, "wx");
  let bytes = 0;
  try {
    // A destroyed request takes its connection with it, and a refusal could not be answered any more.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxBytes) throw new UploadTooLarge();
      await handle.appendFile(chunk as Buffer);
    }
  } finally {
    await handle.close();
  }
  return bytes;
}

/** Reads the rest of a body and forgets it; false where it is longer than the limit, or breaks off. */
export async function readRest(body: Readable, maxBytes: number): Promise<boolean> {
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxBytes) return false;
    }
  } catch {
    return false;
  }
  return true;
}

/** Removes what a process left that died while it received or stored a file. */
export async function sweepIncoming(dir: string, now: Date): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name);
    const stats = await stat(path).catch(() => null);
    if (stats && now.getTime() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
