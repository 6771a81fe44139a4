import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ImageCache } from "./image-cache.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "crossdock-image-cache-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const picture = (letter: string) => Buffer.alloc(1_000, letter);
const name = (letter: string) => ImageCache.nameOf("picture", letter);
const open = (pictures: number) => new ImageCache({ dir, maxBytes: pictures * 1_000 });

async function kept(cache: ImageCache, letters: string): Promise<string> {
  const found = await Promise.all([...letters].map(async (letter) => ((await cache.get(name(letter))) ? letter : "")));
  return found.join("");
}

async function files(): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function put(cache: ImageCache, letters: string): Promise<void> {
  for (const letter of letters) await cache.put(name(letter), picture(letter));
}

/** Lets time pass between one picture and the next. */
async function age(letters: string): Promise<void> {
  for (const [index, letter] of [...letters].entries()) {
    const time = new Date(Date.UTC(2026, 0, 1, index));
    const file = (await files()).find((path) => path.endsWith(name(letter))) ?? "";
    await utimes(file, time, time);
  }
}

describe("the cache of resized pictures", () => {
  test("T101 stays within its bytes and removes the least recently used", async () => {
    const cache = open(3);
    await put(cache, "abc");
    expect(await kept(cache, "a")).toBe("a");
    await put(cache, "d");
    await vi.waitFor(async () => expect((await files()).length).toBe(3));
    expect(await kept(cache, "abcd")).toBe("acd");
  });

  test("T101 remembers the order of use after a restart", async () => {
    await put(open(5), "abcde");
    await age("bcdea");
    const cache = open(5);
    await put(cache, "f");
    await vi.waitFor(async () => expect((await files()).length).toBe(5));
    expect(await kept(cache, "abcdef")).toBe("acdef");
  });

  test("T101 shrinks to a smaller bound after a restart", async () => {
    await put(open(5), "abcde");
    await age("abcde");
    open(2);
    await vi.waitFor(async () => expect((await files()).length).toBe(2));
    expect(await kept(open(2), "abcde")).toBe("de");
  });

  test("T101 refuses a picture larger than the whole cache", async () => {
    await put(new ImageCache({ dir, maxBytes: 999 }), "a");
    expect(await files()).toEqual([]);
  });

  test("stores the use of a picture for the next process", async () => {
    const cache = open(5);
    await put(cache, "a");
    await age("a");
    await cache.get(name("a"));
    const [file = ""] = await files();
    await vi.waitFor(async () => expect((await stat(file)).mtimeMs).toBeGreaterThan(Date.UTC(2026, 0, 2)));
  });

  test("ignores a file that a crash left empty or unfinished", async () => {
    const cache = open(5);
    await put(cache, "a");
    const [file = ""] = await files();
    await writeFile(file, "");
    expect(await cache.get(name("a"))).toBeNull();
    const unfinished = `${file}.half`;
    await writeFile(unfinished, "x");
    await utimes(unfinished, new Date(0), new Date(0));
    open(5);
    await vi.waitFor(async () => expect(await files()).toEqual([file]));
  });

  test("misses a file that another process removed", async () => {
    const cache = open(5);
    await put(cache, "a");
    for (const file of await files()) await rm(file);
    expect(await cache.get(name("a"))).toBeNull();
  });

  test("derives different names from different inputs", () => {
    const names = [ImageCache.nameOf("ab", "c"), ImageCache.nameOf("a", "bc"), ImageCache.nameOf("a", "b", "c")];
    expect(new Set(names).size).toBe(3);
  });
});
