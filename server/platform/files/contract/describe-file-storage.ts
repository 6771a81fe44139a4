import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { FileStorage } from "../file-storage.ts";

/** The contract tests that every adapter of the file storage passes. */
export function describeFileStorage(name: string, open: () => FileStorage): void {
  describe(name, () => {
    const storage = open();
    const read = async (key: string) => {
      const content = await storage.read(key);
      return content && text(content);
    };

    test("I17 gives back what was put, and nothing for an unknown key", async () => {
      const [key, other] = [randomUUID(), randomUUID()];
      await storage.put(key, Buffer.from("content"));
      expect([await read(key), await read(other)]).toEqual(["content", null]);
    });

    test("I17 keeps ten megabytes as they are", async () => {
      const [key, bytes] = [randomUUID(), Buffer.alloc(10 * 1024 * 1024, "crossdock ")];
      await storage.put(key, bytes);
      expect(Buffer.from((await read(key)) ?? "").equals(bytes)).toBe(true);
    });

    test("I17 keeps what comes little by little, and nothing of what breaks off", async () => {
      const [key, broken] = [randomUUID(), randomUUID()];
      await storage.putFrom(key, Readable.from([Buffer.from("one "), Buffer.from("two")]));
      const breaking = Readable.from(
        (function* () {
          yield Buffer.from("one ");
          throw new Error("the source broke");
        })(),
      );
      await expect(storage.putFrom(broken, breaking)).rejects.toThrow("the source broke");
      expect([await read(key), await read(broken), (await storage.keys()).includes(broken)]).toEqual([
        "one two",
        null,
        false,
      ]);
    });

    test("I17 putting again replaces the whole", async () => {
      const key = randomUUID();
      await storage.put(key, Buffer.from("the first and longer one"));
      await storage.put(key, Buffer.from("second"));
      expect(await read(key)).toBe("second");
    });

    test("I17 deletes for good, and a second time without an error", async () => {
      const key = randomUUID();
      await storage.put(key, Buffer.from("content"));
      await storage.delete(key);
      await storage.delete(key);
      expect([await read(key), (await storage.keys()).includes(key)]).toEqual([null, false]);
    });

    test("I17 lists its keys", async () => {
      const keys = Array.from({ length: 20 }, () => randomUUID());
      await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))));
      expect(await storage.keys()).toEqual(expect.arrayContaining(keys));
    });

    test("T099 refuses a key that could lead elsewhere", async () => {
      for (const key of ["", "../secrets", "a/b", "a\\b", ".hidden", "A", "a\0", "a".repeat(81)])
        await expect(storage.put(key, Buffer.from("x")), key).rejects.toThrow("no key of a file");
    });
  });
}
