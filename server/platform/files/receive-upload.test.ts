import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, test } from "vitest";
import { earlier, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { receiveUpload, sweepIncoming, UploadTooLarge } from "./receive-upload.ts";

const dir = mkdtempSync(join(tmpdir(), "crossdock-incoming-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const inPieces = (...pieces: number[]) => Readable.from(pieces.map((length) => Buffer.alloc(length, "a")));

describe("receiving an upload", () => {
  test("T105 accepts as many bytes as are allowed", async () => {
    const upload = await receiveUpload(inPieces(60, 40), dir, 100);
    expect([upload.bytes, (await readFile(upload.path)).length]).toEqual([100, 100]);
    await upload.discard();
    expect(await readdir(dir)).toEqual([]);
  });

  test("T105 one byte more is refused, the rest is not read, and nothing stays", async () => {
    const body = inPieces(60, 41, 1_000_000);
    await expect(receiveUpload(body, dir, 100)).rejects.toBeInstanceOf(UploadTooLarge);
    expect(await readdir(dir)).toEqual([]);
    expect(body.destroyed).toBe(false);
  });

  test("F36 a sender that goes away leaves nothing", async () => {
    const body = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error("aborted");
      })(),
    );
    await expect(receiveUpload(body, dir, 100)).rejects.toThrow("aborted");
    expect(await readdir(dir)).toEqual([]);
  });

  test("F36 what a dead process left is swept after an hour", async () => {
    const [old, fresh] = [await receiveUpload(inPieces(1), dir, 9), await receiveUpload(inPieces(1), dir, 9)];
    const now = new Date();
    const longAgo = earlier(now, 61 * MINUTE_MS);
    await utimes(old.path, longAgo, longAgo);
    await sweepIncoming(dir, now);
    expect((await readdir(dir)).map((name) => join(dir, name))).toEqual([fresh.path]);
  });
});
